import { and, eq, inArray, ne } from 'drizzle-orm';
import { Refused, refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { bankApplications, mortgageApplications } from './mortgage-applications.table.ts';
import { banks, mortgageProgrammes } from '../../estate/objects.table.ts';
import { applyEvent, lockOrder, type AskedEvent } from '../order/apply-event.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import { askedLoan, grantedLoan } from './granted-loan.ts';
import { loanOf } from './loan-of.ts';

/**
 * Handles what a bank reports of an application; after its decision it says nothing new. Each decision is an event of the
 * order: the buyer chooses among the approvals, the last refusal of all stops it.
 * @throws Refused 404 for an unknown application, 422 for an unknown message or more money than was
 *   asked for
 */
export async function settleBank(
  tx: Database,
  services: Services,
  { subject, type, amount, note, loan }: PartnerEvent,
): Promise<void> {
  if (type !== 'review' && type !== 'approved' && type !== 'refused') {
    throw refuse(422, 'Такого сообщения о заявке не бывает');
  }
  const { row, application, programme, bank } = await lockApplication(tx, subject);
  if (row.answer === 'approved' || row.answer === 'refused') return;
  const sum = type === 'approved' ? (amount ?? 0) : null;
  if (sum !== null && (sum === 0 || sum > loanOf(application.answers))) {
    throw refuse(422, 'Сумма не та, что в заявке');
  }
  const now = services.clock();
  const terms =
    sum === null ? null : grantedLoan(askedLoan(programme, application.answers), loan, now);
  await tx
    .update(bankApplications)
    .set({
      ...{ answer: type, sum, note, decidedAt: type === 'review' ? null : now },
      ...(terms && { ...terms, until: new Date(terms.until) }),
    })
    .where(eq(bankApplications.guid, subject));
  const { guid, orderGuid: order } = application;
  if (order === null || type === 'review') return;
  const common = { order, actor: 'bank' as const, key: `mortgage.${type}:${subject}` };
  const said = { application: guid, offer: subject, bank };
  if (sum !== null && terms) {
    const cost = { from: terms.costFrom, to: terms.costTo };
    const data = { ...said, sum, rate: terms.rate, cost, until: terms.until };
    await tell(tx, services, { ...common, type: 'mortgage.approved', data });
    return;
  }
  const key = `mortgage.declined:${subject}`;
  await tell(tx, services, { ...common, key, type: 'mortgage.declined', data: said });
  if (await nobodyElse(tx, order)) {
    await tell(tx, services, { ...common, type: 'mortgage.refused', data: { application: guid } });
  }
}

/** The order is locked first, as everywhere. */
async function lockApplication(tx: Database, guid: string) {
  const find = () =>
    tx
      .select({
        row: bankApplications,
        application: mortgageApplications,
        programme: mortgageProgrammes,
        bank: banks.name,
      })
      .from(bankApplications)
      .innerJoin(
        mortgageApplications,
        eq(mortgageApplications.guid, bankApplications.applicationGuid),
      )
      .innerJoin(mortgageProgrammes, eq(mortgageProgrammes.id, bankApplications.programmeId))
      .innerJoin(banks, eq(banks.id, mortgageProgrammes.bankId))
      .where(eq(bankApplications.guid, guid));
  const [known] = await find();
  if (!known) throw refuse(404, 'Такой заявки нет');
  if (known.application.orderGuid !== null) await lockOrder(tx, known.application.orderGuid);
  await tx.select().from(bankApplications).where(eq(bankApplications.guid, guid)).for('update');
  const [locked] = await find();
  if (!locked) throw refuse(404, 'Такой заявки нет');
  return locked;
}

/** Whether every bank that was asked about an order has refused. */
async function nobodyElse(tx: Database, order: string): Promise<boolean> {
  const ofOrder = tx
    .select({ guid: mortgageApplications.guid })
    .from(mortgageApplications)
    .where(eq(mortgageApplications.orderGuid, order));
  const open = and(
    inArray(bankApplications.applicationGuid, ofOrder),
    ne(bankApplications.answer, 'refused'),
  );
  return (await tx.$count(bankApplications, open)) === 0;
}

/** An order that has gone on without this bank takes no answer of it any more. */
async function tell(tx: Database, services: Services, event: AskedEvent): Promise<void> {
  try {
    await tx.transaction((inner) => applyEvent(inner, services, event));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error;
  }
}
