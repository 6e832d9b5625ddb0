import type { Database } from '../../../kernel/db/database.ts';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { changedFields } from './changed-fields.ts';
import { staffAudit } from './staff-audit.table.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A change as the journal has it. */
export interface Change {
  /** Method of the Studio, or action of the staff. */
  method: string;
  /** Russian, one phrase: what was done. */
  summary: string;
  /** Kind of what was changed, `lead`, and which one. */
  subject: string;
  subjectId: string;
  /** `null` where there was or is nothing. Of two objects only the fields that differ are written. */
  before: Fields | null;
  after: Fields | null;
  /** The person, where it is not the caller: an invitation creates its account. */
  personId?: number;
}

/**
 * Writes a change into the journal.
 * @param tx the transaction of the change: there is never one without the other
 */
export async function writeAudit(
  tx: Database,
  {
    services,
    staff,
  }: { services: Pick<StudioCall['services'], 'clock'>; staff: StudioCall['staff'] },
  { before, after, personId, ...change }: Change,
): Promise<void> {
  await tx.insert(staffAudit).values({
    ...change,
    ...changedFields(before, after),
    at: services.clock(),
    personId: personId ?? staff?.person.id ?? null,
  });
}
