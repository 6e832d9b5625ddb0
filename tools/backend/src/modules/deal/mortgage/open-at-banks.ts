import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { bankApplications, mortgageApplications } from './mortgage-applications.table.ts';
import { banks, mortgageProgrammes } from '../../estate/objects.table.ts';
import { askedLoan } from './granted-loan.ts';
import { loanOf } from './loan-of.ts';

/** Applications that one look takes to their banks. */
const MOST = 50;

const RUB = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

/**
 * Takes applications to the banks that have not got them yet; a bank that is away is asked again at
 * the next look. Never rejects.
 * @param application this one's alone
 */
export async function openAtBanks(services: Services, application?: string): Promise<void> {
  const { db, log, partners } = services;
  if (partners.missing.includes('bank')) return;
  try {
    const waiting = await db
      .select({
        bank: bankApplications,
        application: mortgageApplications,
        programme: mortgageProgrammes,
        name: banks.name,
      })
      .from(bankApplications)
      .innerJoin(
        mortgageApplications,
        eq(mortgageApplications.guid, bankApplications.applicationGuid),
      )
      .innerJoin(mortgageProgrammes, eq(mortgageProgrammes.id, bankApplications.programmeId))
      .innerJoin(banks, eq(banks.id, mortgageProgrammes.bankId))
      .where(
        and(
          isNull(bankApplications.url),
          isNull(bankApplications.decidedAt),
          application === undefined ? undefined : eq(mortgageApplications.guid, application),
        ),
      )
      .limit(MOST);
    for (const { bank, application: sent, programme, name } of waiting) {
      const { answers, orderGuid } = sent;
      const { url } = await partners.of('bank').open({
        subject: bank.guid,
        title: `Ипотека: ${name}`,
        facts: [
          ['Заявка', sent.number],
          ['Программа', `${programme.name}, ${String(programme.rate).replace('.', ',')} %`],
          ['Сумма', RUB.format(loanOf(answers) / 100)],
        ],
        amount: loanOf(answers),
        loan: askedLoan(programme, answers),
        phone: answers['p0.phone'] ?? '',
        back: orderGuid === null ? '/mortgage-form' : `/lk/orders/${orderGuid}?back=bank`,
      });
      await db.update(bankApplications).set({ url }).where(eq(bankApplications.guid, bank.guid));
    }
  } catch (error) {
    log.warn({ err: error }, 'applications not taken to banks, kept for later');
  }
}
