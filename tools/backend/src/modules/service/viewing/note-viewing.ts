import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import type { HostedViewing } from './to-viewing.ts';
import { lotInWords } from './viewing-lot.ts';

const PLACES = { site: 'На объекте', office: 'В офисе', video: 'По видео' } as const;

/** Tells the CRM what has become of a viewing. */
export function noteViewing(
  tx: Database,
  { crm, catalogue }: Pick<Services, 'crm' | 'catalogue'>,
  { row, host }: HostedViewing,
  what: 'booked' | 'moved' | 'cancelled' | 'done' | 'missed',
): Promise<void> {
  return crm.note(tx, {
    ...{ type: `viewing.${what}`, lead: row.leadGuid },
    viewing: {
      ...{ id: row.guid, state: row.state, starts_at: row.startsAt.toISOString() },
      ...{ place: PLACES[row.place], host: host.name },
      lot: lotInWords(catalogue.snapshot, row.lotGuid),
    },
  });
}
