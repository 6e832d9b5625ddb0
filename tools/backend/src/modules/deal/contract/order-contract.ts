import type { ContractDetails } from '@m30/api';
import { formatDate, moscowDay } from '@m30/ui-kit/format';
import { toEvent } from '../order/database-store.ts';
import type { EventData, EventType, OrderEvent } from '../order/core/events.ts';
import { isStopped } from '../order/core/state.ts';
import type { ReadOrder } from '../order/find-orders.ts';
import { maskAccount } from './contract-words.ts';
import { ESCROW_BANK } from './escrow-bank.ts';
import { payParts, planParts, type Income } from './plan-parts.ts';
import type { PlannedPart } from './types.ts';

type Status = ContractDetails['status'];
type Registration = NonNullable<ContractDetails['registration']>;
type Escrow = NonNullable<ContractDetails['escrow']>;

/** What an order tells of one of its contracts. */
export interface Told {
  status: Status;
  parts: PlannedPart[];
  /** Kopecks. */
  paid: number;
  escrow: Escrow | null;
  /** The escrow account in full; `null` until it is open. */
  account: string | null;
  registration: Registration | null;
}

/** What an order's events tell of the contract of its deal. */
export function dealOf({ row, state, events: rows }: ReadOrder, signedAt: Date): Told {
  const events = rows.map(toEvent);
  const incomes: Income[] = events
    .filter((event) => event.type === 'escrow.funded')
    .map(({ data, at }) => ({ amount: data.amount, on: moscowDay(at) }));
  const { price, payment } = row;
  const bank = lastOf(events, 'mortgage.approved')?.data.bank;
  const { parts, paid } = payParts(planParts({ price, payment, signedAt, bank }), incomes);
  const stopped = isStopped(state);
  return {
    status: stopped ? { tone: 'stop', label: 'Прекращён' } : statusOf(state, paid >= price),
    parts: stopped ? parts.filter(({ paidOn }) => paidOn !== null) : parts,
    paid,
    escrow: escrowOf(events, paid >= price),
    account: lastOf(events, 'escrow.opened')?.data.account ?? null,
    registration: registrationOf(events, { paid: paid >= price, signedAt }),
  };
}

function statusOf({ stage, registration, finished }: ReadOrder['state'], paid: boolean): Status {
  if (finished) return { tone: 'done', label: 'Исполнен' };
  if (stage >= 10) return { tone: 'done', label: 'Зарегистрирован' };
  if (registration === 'sent') return { tone: 'work', label: 'На\u00a0регистрации' };
  if (registration === 'suspended') {
    return { tone: 'wait', label: 'Регистрация приостановлена' };
  }
  return paid
    ? { tone: 'wait', label: 'Ждёт отправки на\u00a0регистрацию' }
    : { tone: 'wait', label: 'Ждёт денег на\u00a0эскроу' };
}

function escrowOf(events: readonly OrderEvent[], paid: boolean): Escrow {
  const opened = lastOf(events, 'escrow.opened');
  return {
    bank: ESCROW_BANK.title,
    account: maskAccount(opened?.data.account ?? ''),
    status: paid
      ? { tone: 'done', label: 'Деньги на\u00a0счёте' }
      : opened
        ? { tone: 'wait', label: 'Открыт, ждёт денег' }
        : { tone: 'wait', label: 'Ещё не\u00a0открыт' },
  };
}

function registrationOf(
  events: readonly OrderEvent[],
  { paid, signedAt }: { paid: boolean; signedAt: Date },
): Registration {
  const funded = lastOf(events, 'escrow.funded');
  const sent = lastOf(events, 'registration.sent');
  const suspended = lastOf(events, 'registration.suspended');
  const done = lastOf(events, 'registration.done');
  const isSuspended = !done && suspended !== null && (sent === null || sent.at <= suspended.at);
  return {
    steps: [
      { name: 'Подписан', date: moscowDay(signedAt) },
      { name: 'Деньги на\u00a0эскроу', date: paid && funded ? moscowDay(funded.at) : null },
      { name: 'Отправлен в\u00a0Росреестр', date: sent && moscowDay(sent.at) },
      { name: 'Зарегистрирован', date: done && moscowDay(done.at) },
    ],
    note: done?.data.record ?? (isSuspended ? (suspended?.data.reason ?? null) : null),
    suspended: isSuspended,
  };
}

/** What an order tells of the contract of its paid hold. */
export function holdOf({ state, events: rows }: ReadOrder, price: number): Told {
  const events = rows.map(toEvent);
  const paid = state.received.find(({ payment }) => payment === state.carrying);
  const came = events.find(
    (event) => event.type === 'payment.succeeded' && event.data.until !== undefined,
  );
  const on = came ? moscowDay(came.at) : '';
  const back = paid ? paid.refunded >= paid.amount : false;
  return {
    status: holdStatus(state, back),
    parts: [{ title: 'Плата за\u00a0бронь', due: on, amount: price, paidOn: on }],
    paid: price,
    escrow: null,
    account: null,
    registration: null,
  };
}

function holdStatus({ hold, side, stage }: ReadOrder['state'], back: boolean): Status {
  if (back) return { tone: 'stop', label: 'Прекращён, деньги возвращены' };
  if (side === 'expired') return { tone: 'stop', label: 'Срок истёк' };
  if (side === 'cancelled' || side === 'refunded') return { tone: 'stop', label: 'Прекращён' };
  if (stage >= 8) return { tone: 'done', label: 'Исполнен' };
  const until = hold && formatDate(hold.until, 'short');
  return { tone: 'work', label: until ? `Действует до\u00a0${until}` : 'Действует' };
}

/** The last event of a type. */
function lastOf<Type extends EventType>(
  events: readonly OrderEvent[],
  type: Type,
): { at: Date; data: EventData[Type] } | null {
  const found = events.findLast((event) => event.type === type);
  return found ? { at: found.at, data: found.data as EventData[Type] } : null;
}
