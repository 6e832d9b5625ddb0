import { formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../contract/client.ts';

/** An application for a loan with what each bank has said. */
export type Application = StudioResult<'Mortgage.List'>['applications'][number];
type Answer = Application['banks'][number];

const STATUSES: Record<Answer['status'], string> = {
  sent: 'Отправлено',
  review: 'Рассматривает',
  approved: 'Одобрено',
  refused: 'Отказ',
};

/** What a bank has said, in one line. */
export function answerOf({ status, sum, rate }: Answer): string {
  const terms = [sum !== null && formatMoney(sum), rate !== null && formatPercent(rate)];
  return [STATUSES[status], ...terms.filter(Boolean)].join(' · ');
}

/** How many banks have answered, and how many of them agree. */
export function briefOf({ banks }: Application): string {
  const answered = banks.filter(({ decided_at }) => decided_at !== null).length;
  const agreed = banks.filter(({ status }) => status === 'approved').length;
  return `ответили ${answered} из ${banks.length}${agreed ? `, одобрили ${agreed}` : ''}`;
}
