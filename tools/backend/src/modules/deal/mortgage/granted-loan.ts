import type { AskedLoan, GrantedLoan } from '../../../adapters/partner/types.ts';
import type { mortgageProgrammes } from '../../estate/objects.table.ts';
import { daysAfter } from '../../../kernel/time/day.ts';

/** Days that an approval is in force where its bank names none. */
const APPROVAL_DAYS = 90;

type Programme = Pick<
  typeof mortgageProgrammes.$inferSelect,
  'rate' | 'costFrom' | 'costTo' | 'term'
>;

/** What a checked questionnaire asks a bank for by one of its programmes. */
export const askedLoan = (
  { rate, costFrom, costTo, term }: Programme,
  { years }: Readonly<Record<string, string>>,
): AskedLoan => ({
  ...{ rate, costFrom, costTo },
  months: years ? Math.min(term, Number(years) * 12) : term,
});

/** What a bank gives: what it said, else what it was asked for. */
export const grantedLoan = (
  asked: AskedLoan,
  said: GrantedLoan | undefined,
  now: Date,
): Required<GrantedLoan> => ({
  ...asked,
  ...said,
  until: said?.until ?? daysAfter(now, APPROVAL_DAYS).toISOString(),
});
