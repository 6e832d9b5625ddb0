import { randomUUID } from 'node:crypto';
import type { Call } from '../../core/call.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import { once } from '../../core/idempotency.ts';
import { refuse } from '../../core/refuse.ts';
import { leads } from '../../db/schema/index.ts';
import { letterToStaff } from './letter-to-staff.ts';
import type { LeadDetails, LeadInput } from './types.ts';

interface Lead {
  /** Method that brought it. */
  method: string;
  input: LeadInput;
  /** What the data is processed for, in Russian. */
  purpose: string;
  /** What the visitor reads after «Спасибо.»; plain text. */
  confirmation: string;
}

/**
 * Takes a lead: once per idempotency key, for one anti-bot answer, together with the staff's
 * letter about it.
 * @returns the confirmation that replaces the form
 * @throws Refused 403 for a wrong token, 409 for a reused key, 429 over the limits
 */
export async function storeLead(call: Call, lead: Lead): Promise<{ text: string }> {
  const { services, visitor } = call;
  const { token, consent, ...payload } = lead.input;
  const { name, phone, marketing = {}, referrer, ...details } = payload;
  const request = { method: lead.method, key: call.idempotencyKey, payload };
  const answer = await once(services, request, async (tx) => {
    const { limits, captcha, outbox, config } = services;
    if (!limits.take('leadAddress', visitor.ip) || !limits.take('leadPhone', phone)) {
      throw refuse(429, 'Слишком много заявок подряд. Попробуйте через час или позвоните нам');
    }
    if (!(await captcha.accept(tx, token))) {
      throw refuse(403, 'Не удалось проверить, что заявку отправляет человек. Попробуйте ещё раз');
    }
    const createdAt = services.clock();
    const row = {
      guid: randomUUID(),
      method: lead.method,
      name,
      phone,
      details: onlyText(details),
      consent: consent ? { ...consent, purpose: lead.purpose, at: createdAt.toISOString() } : null,
      marketing,
      referrer: referrer ?? null,
      addressHash: services.hashAddress(visitor.ip),
      createdAt,
    };
    await tx.insert(leads).values(row);
    await outbox.add(tx, letterToStaff(row, lead.purpose, config.leadsTo));
    const thanks = name ? `${escapeHtml(name)}, спасибо.` : 'Спасибо.';
    return { text: `<p>${thanks} ${escapeHtml(lead.confirmation)}</p>` };
  });
  void services.outbox.flush();
  return answer;
}

function onlyText(details: Record<string, unknown>): LeadDetails {
  const filled = Object.entries(details).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(filled);
}
