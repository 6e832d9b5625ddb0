import type { CrmEvent } from '../crm.ts';
import { factsOf, type FactName } from '../facts-of.ts';
import type { CrmMap } from './crm-map.ts';

/** Facts of an event by the codes of their fields there; what the map sends nowhere is left out. */
export function mappedFacts(event: CrmEvent, { fields }: CrmMap): (readonly [string, string])[] {
  return Object.entries(factsOf(event)).flatMap(([name, value]) => {
    const code = fields[name as FactName];
    return code ? [[code, value] as const] : [];
  });
}
