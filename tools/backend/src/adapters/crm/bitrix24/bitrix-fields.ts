import * as v from 'valibot';
import { FACTS, type FactName } from '../facts-of.ts';
import type { CrmMap } from '../map/crm-map.ts';
import type { BitrixCall } from './bitrix-client.ts';

/** How fields of our own begin; Bitrix24 puts the first part before what it is given. */
const GIVEN_PREFIX = 'UF_CRM_';
const OWN_PREFIX = `${GIVEN_PREFIX}M30_`;

const FieldsSchema = v.array(v.object({ FIELD_NAME: v.string() }));

/** Makes fields of our own that a kind of item does not have; those of the company's map are its own affair. Once a process. */
export function ownBitrixFields(call: BitrixCall, map: CrmMap) {
  const own = Object.entries(map.fields).flatMap(([fact, code]) =>
    code?.startsWith(OWN_PREFIX) ? [{ code, title: FACTS[fact as FactName] }] : [],
  );
  const ready = new Set<string>();
  return async (methods: string, signal: AbortSignal): Promise<void> => {
    if (ready.has(methods) || own.length === 0) return;
    const isThere = async (code: string) => {
      const filter = { filter: { FIELD_NAME: code } };
      const found = await call(FieldsSchema, `${methods}.userfield.list`, filter, signal);
      return found.some(({ FIELD_NAME: name }) => name === code);
    };
    // The last one is made last: where it is, they all are.
    if (!(await isThere(own.at(-1)?.code ?? ''))) {
      for (const { code, title } of own) {
        if (await isThere(code)) continue;
        const fields = {
          ...{ FIELD_NAME: code.slice(GIVEN_PREFIX.length), USER_TYPE_ID: 'string' },
          ...{ EDIT_FORM_LABEL: title, LIST_COLUMN_LABEL: title },
        };
        await call(v.unknown(), `${methods}.userfield.add`, { fields }, signal);
      }
    }
    ready.add(methods);
  };
}
