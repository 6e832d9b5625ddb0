import type { ContractCard, Dashboard } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { formatMoney, moscowInstant } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { HandoverTask } from '../acceptance/handover-tasks.ts';
import { toPicture } from '../../media/to-picture.ts';

type Order = ResultOf<'Order.GetOrderList'>['orders'][number];
type Action = NonNullable<Dashboard['next']>;

/** Everything that may wait for a buyer. */
export interface Waiting {
  orders: readonly Order[];
  tasks: readonly HandoverTask[];
  contracts: readonly ContractCard[];
}

/** The most urgent of what waits for a buyer; what has no deadline comes last. */
export function nextAction(services: Services, waiting: Waiting): Action | null {
  const actions = [
    ...waiting.orders.flatMap((order) => ofOrder(services, order) ?? []),
    ...waiting.tasks.map(({ deadline, ...task }) => ({
      ...task,
      deadline: deadline?.toISOString() ?? null,
      picture: null,
    })),
    ...waiting.contracts.flatMap((contract) => ofContract(contract) ?? []),
  ];
  return actions.toSorted((one, other) => urgency(one) - urgency(other))[0] ?? null;
}

const urgency = ({ deadline }: Action): number =>
  deadline ? Date.parse(deadline) : Number.MAX_SAFE_INTEGER;

function ofOrder({ catalogue: { snapshot } }: Services, order: Order): Action | null {
  const { next_step: step, apartment, guid } = order;
  if (!step) return null;
  const complex = snapshot.complexes.find(({ vendor }) => vendor === apartment.vendor);
  const picture = complex && snapshot.pictures.get(complex.picture);
  return {
    title: step.title,
    text: step.text,
    deadline: step.deadline,
    href: step.href ?? `/lk/orders/${guid}`,
    label: step.label ?? 'Открыть заказ',
    picture: picture ? toPicture(picture) : null,
  };
}

/** A part of the price that is due; the money of an order's contract is its order's next step. */
function ofContract(contract: ContractCard): Action | null {
  const { guid, number, order, kind, payable, next_part: part } = contract;
  if (!part || part.state === 'ahead' || (order !== null && kind === 'ddu')) return null;
  return {
    title: part.state === 'late' ? 'Внесите просроченный платёж' : 'Внесите платёж',
    text: `${part.title} по\u00a0договору ${number}: ${formatMoney(part.amount)}.`,
    deadline: endOfDay(part.due),
    href: payable ? `/lk/contracts/${guid}#pay` : `/lk/contracts/${guid}`,
    label: payable ? 'Как оплатить' : 'Открыть договор',
    picture: null,
  };
}

/** The end of a day in Moscow, ISO. */
export const endOfDay = (date: string): string => moscowInstant(date, '23:59').toISOString();
