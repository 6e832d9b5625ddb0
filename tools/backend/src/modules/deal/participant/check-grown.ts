import { isDeepStrictEqual } from 'node:util';
import type { ParticipantData } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { participantsOf } from '../contract-text/participants-of.ts';
import { hasPassport } from '../order/signing-person.ts';

interface Renamed {
  /** Guid. */
  order: string;
  stage: number;
  users: readonly ParticipantData[];
}

/** The stage in which documents are checked. */
const DOCUMENTS = 6;

/**
 * Once documents are being checked, nobody is named anew but who has turned 14 meanwhile.
 * @throws Refused 422; the person stands in `issues` as `users.1`
 */
export async function checkGrown(tx: Database, { order, stage, users }: Renamed): Promise<void> {
  if (stage < DOCUMENTS) return;
  const before = await participantsOf(tx, order);
  const issues = users.flatMap((user, place) => {
    const known = before[place];
    return known && hasPassport(known) && !isDeepStrictEqual({ ...known }, { ...user })
      ? [{ path: `users.${place}.last_name`, message: 'Документы этого участника уже проверены' }]
      : [];
  });
  if (issues[0]) throw refuse(422, issues[0].message, issues);
}
