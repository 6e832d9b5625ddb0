import * as v from 'valibot';
import { localPath } from '@m30/api/local-path';
import { shownDay } from '@m30/ui-kit/mask';
import { givenConsent } from '../core/consent-terms.ts';
import type { LeadForm, LeadValues } from '../core/define-form.ts';
import type { ConsentTerms, LeadPayload, LeadTarget } from '../core/forms-port.ts';
import { placeOf } from '../core/lead-sender.ts';
import { leadTarget } from '../core/lead-target.ts';
import { defaultTexts } from '../core/texts.ts';
import type { LeadProblem } from '../core/lead-problem.ts';
import { carried, HONEYPOT, KEY, pick, TARGET } from './lead-page.ts';

/** A posted form: a lead to send on, or what keeps it from being one; the values go back into the fields. */
export type LeadPost =
  | { target: LeadTarget; payload: LeadPayload; key: string; values: LeadValues; problem: null }
  | { problem: LeadProblem; values: LeadValues };

/**
 * Reads what a page without JavaScript has posted. The lead has no anti-bot token: it says `noscript` and carries what
 * stood in the trap field, so the backend may be strict with it.
 */
export function readLeadPost(
  form: LeadForm,
  post: FormData | URLSearchParams,
  consent: ConsentTerms,
): LeadPost {
  const sent = Object.fromEntries(
    [...post].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const values = { ...form.defaults, ...pick(sent, Object.keys(form.defaults)) };
  if (values.date) values.date = shownDate(values.date);
  const given = givenConsent(consent, (name) => Boolean(sent[name]));
  const fields = {
    ...complaintsOf(form, values),
    ...(!given && { consent: defaultTexts.consentMissing }),
  };
  const [message] = Object.values(fields);
  if (!given || message !== undefined) {
    return { problem: { message: message ?? null, fields }, values };
  }

  const data = { ...pick(sent, carried), url: sent[TARGET] };
  const payload = {
    ...form.payload(values, placeOf(visitedPath(sent.url), data)),
    consent: given,
    noscript: true,
    ...pick(sent, [HONEYPOT]),
    // Typed in the form's definition; the union of all methods has lost which payload it is.
  } as LeadPayload;
  const target = leadTarget(form, data.url, {});
  return { target, payload, key: keyOf(sent[KEY]), values, problem: null };
}

/** What the form's rules say of the values, by field. */
function complaintsOf(form: LeadForm, values: LeadValues): Record<string, string> {
  if (!form.schema) return {};
  const { issues } = v.safeParse(form.schema, values);
  const nested = issues ? v.flatten(issues).nested : undefined;
  return Object.fromEntries(
    Object.entries(nested ?? {}).flatMap(([name, messages]): [string, string][] => {
      const [first] = Array.isArray(messages) ? messages : [];
      return first ? [[name, String(first)]] : [];
    }),
  );
}

/** DD.MM.YYYY of a native date field's YYYY-MM-DD; what a person typed stays. */
const shownDate = (date: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? shownDay(date) : date;

/** The page's key; whoever posts another thing gets one that nobody has used. */
const keyOf = (key = '') => (/^[\w-]{8,64}$/.test(key) ? key : crypto.randomUUID());

/** The path that the page said, or the site's root: the field is hidden, not safe. */
const visitedPath = (url = ''): string => localPath(url)?.slice(0, 1000) ?? '/';
