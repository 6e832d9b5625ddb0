import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { bankApplications, mortgageApplications } from './mortgage-applications.table.ts';
import { banks, mortgageProgrammes } from '../../estate/objects.table.ts';
import { adoptGuest, ownedBy, ownerOf } from './draft-owner.ts';

type Application = ResultOf<'Mortgage.GetApplications'>['applications'][number];
type Row = typeof mortgageApplications.$inferSelect;

/** Finds the applications of the visitor to banks, newest first. */
export async function findApplications(call: Call): Promise<Application[]> {
  await adoptGuest(call);
  const owner = ownerOf(call);
  if (!owner) return [];
  const { db } = call.services;
  const rows = await db
    .select()
    .from(mortgageApplications)
    .where(ownedBy(mortgageApplications, owner))
    .orderBy(desc(mortgageApplications.sentAt));
  return withBanks(db, rows);
}

/** Tells applications together with what the banks have said; those without a bank are left out. */
export async function withBanks(db: Database, rows: readonly Row[]): Promise<Application[]> {
  if (rows.length === 0) return [];
  const answers = await db
    .select({ answer: bankApplications, programme: mortgageProgrammes, bank: banks })
    .from(bankApplications)
    .innerJoin(mortgageProgrammes, eq(mortgageProgrammes.id, bankApplications.programmeId))
    .innerJoin(banks, eq(banks.id, mortgageProgrammes.bankId))
    .where(
      inArray(
        bankApplications.applicationGuid,
        rows.map(({ guid }) => guid),
      ),
    )
    .orderBy(asc(banks.position), asc(mortgageProgrammes.id));
  return rows
    .map(({ guid, number, sentAt }) => ({
      id: guid,
      number,
      sentAt: sentAt.toISOString(),
      banks: answers
        .filter(({ answer }) => answer.applicationGuid === guid)
        .map(({ answer, programme, bank }) => ({
          programme: programme.id,
          bank: bank.name,
          name: programme.name,
          status: answer.answer,
          note: answer.note,
          rate: answer.rate ?? programme.rate,
          cost: {
            from: answer.costFrom ?? programme.costFrom,
            to: answer.costTo ?? programme.costTo,
          },
          sum: answer.sum,
          decidedAt: answer.decidedAt?.toISOString() ?? null,
          url: answer.url,
        })),
    }))
    .filter((application) => application.banks.length > 0);
}
