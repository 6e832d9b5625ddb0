import type { ContractCard, Dashboard } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { typesetText } from '../../../kernel/words/typography.ts';
import type { MeetingAhead } from '../appointment/appointments-of.ts';
import { endOfDay } from './next-action.ts';

type Coming = Dashboard['coming'][number];
type Order = ResultOf<'Order.GetOrderList'>['orders'][number];

/** Rows of «Ближайшее». */
const MOST = 5;

/** Everything with a day. */
interface Dated {
  meetings: readonly Omit<MeetingAhead, 'kind'>[];
  orders: readonly Order[];
  contracts: readonly ContractCard[];
}

/** Meetings, deadlines and payments ahead, soonest first; what has no day yet is told by its contract. */
export function comingOf({ meetings, orders, contracts }: Dated): Coming[] {
  const rows: Coming[] = [
    ...meetings.map(({ guid, at, title, text, href }) => ({
      ...{ id: guid, at: at.toISOString(), until: false, title, note: typesetText(text), href },
    })),
    ...orders.flatMap(({ guid, number, next_step: step }) =>
      step?.deadline
        ? {
            ...{ id: guid, at: step.deadline, until: true, title: step.title },
            ...{ note: `Заказ ${number}`, href: `/lk/orders/${guid}` },
          }
        : [],
    ),
    ...contracts.flatMap(({ guid, number, next_part: part }) =>
      part && !part.awaits_registration
        ? {
            ...{ id: guid, at: endOfDay(part.due), until: true, title: part.title },
            note: `${formatMoney(part.amount)}, договор ${number}`,
            href: `/lk/contracts/${guid}`,
          }
        : [],
    ),
  ];
  return rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(0, MOST);
}
