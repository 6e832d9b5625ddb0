import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { banks, mortgageProgrammes } from '../../estate/objects.table.ts';
import { bankApplications, mortgageApplications } from '../mortgage/mortgage-applications.table.ts';

/** An application for an order at one bank. */
export interface AskedBank {
  answer: typeof bankApplications.$inferSelect;
  programme: typeof mortgageProgrammes.$inferSelect;
  bank: typeof banks.$inferSelect;
}

/** Banks that were asked for the loan of an order, in the order of lists. */
export const findBanks = (db: Database, order: string): Promise<AskedBank[]> =>
  db
    .select({ answer: bankApplications, programme: mortgageProgrammes, bank: banks })
    .from(bankApplications)
    .innerJoin(
      mortgageApplications,
      eq(mortgageApplications.guid, bankApplications.applicationGuid),
    )
    .innerJoin(mortgageProgrammes, eq(mortgageProgrammes.id, bankApplications.programmeId))
    .innerJoin(banks, eq(banks.id, mortgageProgrammes.bankId))
    .where(eq(mortgageApplications.orderGuid, order))
    .orderBy(asc(mortgageApplications.sentAt), asc(banks.position), asc(mortgageProgrammes.id));
