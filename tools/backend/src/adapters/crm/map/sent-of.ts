import type { CrmEvent, TheirState } from '../crm.ts';
import type { CrmMap } from './crm-map.ts';

/**
 * What an event says of status and responsible there, as far as the map knows them. A viewing says nothing of the status of its lead:
 * a colleague may have moved it meanwhile.
 */
export function sentOf({ type, lead, order }: CrmEvent, map: CrmMap): Partial<TheirState> {
  if (order) return known('status', map.stages[order.side ?? String(order.stage)]);
  if (!lead || !type.startsWith('lead.')) return {};
  const user = lead.responsible === null ? undefined : map.managers[lead.responsible];
  return { ...known('status', map.statuses[lead.status]), ...known('responsible', user) };
}

const known = (name: keyof TheirState, value: string | undefined): Partial<TheirState> =>
  value === undefined ? {} : { [name]: value };
