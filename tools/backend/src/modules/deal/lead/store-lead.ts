import { randomUUID } from 'node:crypto';
import type { Call } from '../../../kernel/method/call.ts';
import { escapeHtml } from '../../../kernel/words/escape-html.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { leads } from './leads.table.ts';
import { kindsOf, requireConsent } from '../../people/consent/require-consent.ts';
import { usesOf } from '../../people/captcha/puzzle-use.ts';
import { countSpam } from './count-spam.ts';
import { letterToStaff } from './letter-to-staff.ts';
import { lotDetails } from './lot-details.ts';
import type { LeadDetails, LeadInput, LeadNext } from './types.ts';

interface Lead<More extends object> {
  /** Method that brought it. */
  method: string;
  input: LeadInput;
  /** What the data is processed for, in Russian. */
  purpose: string;
  /** What the visitor reads after «Спасибо.»; plain text. */
  confirmation: string;
  next: LeadNext | null;
  /** Writes what the lead brings besides itself; what it returns stands in the answer too. */
  keep?: (tx: Database, guid: string) => Promise<More | void>;
}

/** The confirmation; whoever fell into the trap for programs gets nothing besides. */
type Stored<More extends object> = { text: string } | ({ text: string } & More);

/**
 * Takes a lead: once per idempotency key, for one anti-bot answer, together with the staff's
 * letter about it and its way to the CRM. What fell into the trap for programs gets the same
 * answer and is only counted.
 * @returns the confirmation that replaces the form, and what was written besides the lead
 * @throws Refused 403 for a wrong token, 409 for a reused key, 422 without the consent of the explicit mode, 429 over the limits
 */
export async function storeLead<More extends object = object>(
  call: Call,
  lead: Lead<More>,
): Promise<Stored<More>> {
  const { services } = call;
  const { token, consent, noscript, website, ...payload } = lead.input;
  const { name, phone, marketing = {}, referrer, ...details } = payload;
  requireConsent(services, consent);
  const texts = onlyText(details);
  const request = { method: lead.method, key: call.idempotencyKey, payload };
  const answer = await once<Stored<More>>(services, request, async (tx) => {
    await checkLimits(tx, call, lead.input);
    const createdAt = services.clock();
    if (website) {
      await countSpam(tx, lead.method, createdAt);
      return thank(name, lead);
    }
    const row = {
      guid: randomUUID(),
      method: lead.method,
      name,
      phone,
      details: { ...texts, ...lotDetails(services, texts) },
      consent: consent
        ? {
            ...consent,
            kinds: kindsOf(consent),
            purpose: lead.purpose,
            at: createdAt.toISOString(),
          }
        : null,
      marketing,
      referrer: referrer ?? null,
      tokenCheck: noscript ? ('noscript' as const) : await checkToken(tx, call, lead.method, token),
      addressHash: services.hashAddress(call.visitor.ip),
      createdAt,
    };
    await tx.insert(leads).values(row);
    const more = await lead.keep?.(tx, row.guid);
    await services.crm.add(tx, row.guid);
    await services.outbox.add(tx, letterToStaff(row, lead.purpose, services.config.leadsTo));
    return more ? { ...thank(name, lead), ...more } : thank(name, lead);
  });
  void services.outbox.flush();
  void services.crm.flush();
  return answer;
}

/** A page without JavaScript solves no puzzle, so that far fewer are taken from it. */
async function checkLimits(
  tx: Database,
  { services: { limits }, visitor }: Call,
  { phone, email, noscript }: LeadInput,
) {
  const isAllowed =
    (!noscript || (await limits.take('leadNoscript', visitor.ip, tx))) &&
    (await limits.take('leadAddress', visitor.ip, tx)) &&
    (await limits.take('leadPhone', phone || (email?.toLowerCase() ?? ''), tx));
  if (!isAllowed) {
    throw refuse(429, 'Слишком много заявок подряд. Попробуйте через час или позвоните нам');
  }
}

async function checkToken(tx: Database, call: Call, method: string, token: string) {
  if (await call.services.captcha.accept(tx, token, usesOf(call, method))) return 'passed' as const;
  throw refuse(403, 'Не удалось проверить, что заявку отправляет человек. Попробуйте ещё раз');
}

function thank(
  name: string,
  { confirmation, next }: Pick<Lead<object>, 'confirmation' | 'next'>,
): { text: string } {
  const thanks = name ? `${escapeHtml(name)}, спасибо.` : 'Спасибо.';
  const more = next ? `<p><a href="${escapeHtml(next.href)}">${escapeHtml(next.text)}</a></p>` : '';
  return { text: `<p>${thanks} ${escapeHtml(confirmation)}</p>${more}` };
}

function onlyText(details: Record<string, unknown>): LeadDetails {
  const filled = Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(filled);
}
