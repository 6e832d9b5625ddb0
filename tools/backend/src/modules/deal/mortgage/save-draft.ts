import { eq } from 'drizzle-orm';
import type { Answers } from '@m30/forms/questionnaire';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { mortgageDrafts } from './mortgage-applications.table.ts';
import { adoptGuest, takeOwner, type DraftOwner } from './draft-owner.ts';
import { lockDraft, sweepDrafts } from './lock-draft.ts';

/** Characters of a draft's JSON. */
const LONGEST = 80_000;

/**
 * Keeps answers as typed: those named change, an empty one is forgotten, the others stay.
 * @throws Refused 422 where there is too much of it
 */
export async function saveAnswers(call: Call, answers: Answers): Promise<Date> {
  const { services } = call;
  await adoptGuest(call);
  const owner = await takeOwner(services.db, call);
  return services.db.transaction((tx) => mergeAnswers(tx, services, owner, answers));
}

/** The same within a transaction, of a known owner. */
export async function mergeAnswers(
  tx: Database,
  { clock }: Pick<Services, 'clock'>,
  owner: DraftOwner,
  answers: Answers,
): Promise<Date> {
  const savedAt = clock();
  await sweepDrafts(tx, savedAt);
  const draft = await lockDraft(tx, owner, savedAt);
  const merged = Object.entries({ ...draft.answers, ...answers }).filter(([, value]) => value);
  const stored = Object.fromEntries(merged);
  if (JSON.stringify(stored).length > LONGEST) throw refuse(422, 'Анкета слишком длинная');
  await tx
    .update(mortgageDrafts)
    .set({ answers: stored, savedAt })
    .where(eq(mortgageDrafts.guid, draft.guid));
  return savedAt;
}
