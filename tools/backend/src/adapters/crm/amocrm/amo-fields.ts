import * as v from 'valibot';
import { FACTS, type FactName } from '../facts-of.ts';
import type { CrmMap } from '../map/crm-map.ts';
import type { AmoCall } from './amo-client.ts';
import { ID_FIELD } from './amo-deal.ts';

const PATH = '/api/v4/leads/custom_fields';

const FieldsSchema = v.object({
  _embedded: v.object({ custom_fields: v.array(v.object({ code: v.nullable(v.string()) })) }),
});

/** Makes fields of our own that the account does not have; those of the company's map are its own affair. Once a process. */
export function ownAmoFields(call: AmoCall, map: CrmMap) {
  const titles = new Map<string, string>([[ID_FIELD, 'Сайт: номер']]);
  for (const [fact, code] of Object.entries(map.fields)) {
    if (code?.startsWith('M30_')) titles.set(code, FACTS[fact as FactName]);
  }
  let ready = false;
  return async (signal: AbortSignal): Promise<void> => {
    if (ready) return;
    const path = `${PATH}?limit=250`;
    const found = await call(FieldsSchema, { method: 'GET', path }, signal);
    const there = new Set(found?._embedded.custom_fields.map(({ code }) => code));
    const missing = [...titles].filter(([code]) => !there.has(code));
    const body = missing.map(([code, name]) => ({ type: 'text', name, code }));
    if (body.length > 0) await call(v.unknown(), { method: 'POST', path: PATH, body }, signal);
    ready = true;
  };
}
