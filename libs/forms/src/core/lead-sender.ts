import type { LeadData, LeadForm, LeadPlace, LeadValues } from './define-form.ts';
import type { FormsPort, GivenConsent, LeadPayload } from './forms-port.ts';
import { isRefusal } from './is-refusal.ts';
import { leadTarget } from './lead-target.ts';

/** One intention to send: the same key and, while nobody has refused it, the same token at every retry. */
interface Attempt {
  /** Target and payload as text, without the token. */
  print: string;
  key: string;
  token: string;
}

/**
 * Creates the sender of one form. A retry of the same payload after a lost answer repeats the very same request, so
 * that it can't become a second lead; a changed payload, or one that was refused, starts anew.
 * @returns a function that sends the values and answers with the confirmation's HTML; it throws what `send` throws
 */
export function createLeadSender<Values extends LeadValues>(
  form: Pick<LeadForm<Values>, 'method' | 'takesUrl' | 'payload'>,
  port: FormsPort,
): (values: Values, data?: LeadData, consent?: GivenConsent) => Promise<string> {
  let last: Attempt | null = null;

  return async (values, data = {}, consent) => {
    const target = leadTarget(form, data.url, port);
    const { mode, version } = port.consent;
    const lead = {
      ...form.payload(values, placeOf(port.url(), data)),
      consent: consent ?? { mode, version },
      marketing: port.marketing?.(),
      referrer: port.referrer?.().slice(0, 1000) || undefined,
    };
    const print = JSON.stringify([target, lead]);
    let mayRenew = last?.print === print;
    if (!last || !mayRenew) last = { print, key: createKey(), token: await port.getToken(target) };
    const attempt = last;

    for (;;) {
      try {
        // Typed in the form's definition; the union of all methods has lost which payload it is.
        const payload = { ...lead, token: attempt.token } as LeadPayload;
        const { text } = await port.send(target, payload, { idempotencyKey: attempt.key });
        return text;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (error.code !== 403 || !mayRenew) {
          if (error.code < 500) last = null;
          throw error;
        }
        // The token served the first try or has expired meanwhile.
        mayRenew = false;
        attempt.token = await port.getToken(target);
      }
    }
  };
}

/** The page at `fullPath`, and what the trigger said. */
export function placeOf(fullPath: string, data: LeadData): LeadPlace {
  const [path = '/'] = fullPath.split(/[?#]/, 1);
  return { path, fullPath, data };
}

/** A random UUID; `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
