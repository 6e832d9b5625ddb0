import type { ContractDetails } from '@m30/api';
import { addDays, formatDate, moscowDay } from '@m30/ui-kit/format';
import { toEvent } from '../order/database-store.ts';
import { drawnUp } from '../order/core/drawn-up.ts';
import type { EventData, EventType, OrderEvent } from '../order/core/events.ts';
import { isStopped, type OrderState } from '../order/core/state.ts';
import type { ReadOrder } from '../order/find-orders.ts';
import { bankOf } from './bank-of.ts';
import { maskAccount } from './contract-words.ts';
import { lotsOf } from '../order/order-lots.ts';
import type { contracts } from './contracts.table.ts';
import { shareAmongLots } from './share-among-lots.ts';
import { PAY_DAYS, payParts, planParts, type Income } from './plan-parts.ts';
import type { PlannedPart } from './types.ts';
import { wayOf } from './way-of.ts';

type Status = ContractDetails['status'];
type Registration = NonNullable<ContractDetails['registration']>;
type Escrow = NonNullable<ContractDetails['escrow']>;

/** What an order tells of one of its contracts. */
export interface Told {
  status: Status;
  parts: PlannedPart[];
  /** Kopecks. */
  paid: number;
  /** The bank is the company's own where none is named. */
  escrow: (Omit<Escrow, 'bank'> & { bank?: string }) | null;
  /** The escrow account in full; `null` while nothing is to be paid to it. */
  account: string | null;
  registration: Registration | null;
}

/** Which contract of a deal: when it was signed, what it is about, and by when its keys are promised. */
type Contract = Pick<typeof contracts.$inferSelect, 'signedAt' | 'lotGuid' | 'handoverBy'>;

/** What an order's events tell of the contract of its deal; of a set the contract of one lot has its share of the plan. */
export function dealOf(
  { row, state, events: rows }: ReadOrder,
  { signedAt, lotGuid, handoverBy: keysBy }: Contract,
): Told {
  const events = rows.map(toEvent);
  const incomes: Income[] = events
    .filter((event) => event.type === 'escrow.funded' || event.type === 'letter.opened')
    .map(({ data, at }) => ({ amount: data.amount, on: moscowDay(at) }));
  const { price } = row;
  const payment = wayOf(row);
  const bank = bankOf(events);
  const dueOn = dueOf(state, events, signedAt);
  const plan = planParts({
    ...{ price, payment, signedAt, dueOn, keysBy, bank },
    drawnAt: drawnUp(events)?.at,
  });
  const { parts, paid } = payParts(
    dueOn === undefined ? plan.map((part) => ({ ...part, awaits: true as const })) : plan,
    incomes,
  );
  const own = ofLot({ ...row, payment }, { parts, paid }, lotGuid);
  const stopped = isStopped(state);
  return {
    status: stopped ? { tone: 'stop', label: 'Прекращён' } : statusOf(state),
    parts: stopped ? own.parts.filter(({ paidOn }) => paidOn !== null) : own.parts,
    paid: own.paid,
    escrow: escrowOf(state, events),
    // Nobody pays for a share before its contract is registered, and a letter of credit is opened at the bank.
    account:
      state.contract === 'ddu' && state.registration === 'done'
        ? (lastOf(events, 'escrow.opened')?.data.account ?? null)
        : null,
    registration: registrationOf(state, events, signedAt),
  };
}

/** What of a plan and of the money that came is one lot's; of an order of one lot it is all. */
function ofLot(
  row: ReadOrder['row'],
  { parts, paid }: Pick<Told, 'parts' | 'paid'>,
  lotGuid: string | null,
): Pick<Told, 'parts' | 'paid'> {
  const lot = lotsOf(row).findIndex((one) => one.lotGuid === lotGuid);
  if (row.bundle === null || lot < 0) return { parts, paid };
  const shares = shareAmongLots(
    row,
    parts.map(({ amount }) => amount),
  );
  const own = parts
    .map((part, index) => ({ ...part, amount: shares[lot]?.[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const came = own.filter(({ paidOn }) => paidOn !== null);
  return { parts: own, paid: came.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The day by which the money has to be in the bank; `undefined` before the registration of a ДДУ. */
function dueOf(
  { contract }: OrderState,
  events: readonly OrderEvent[],
  signedAt: Date,
): string | undefined {
  const from = contract === 'sale' ? signedAt : lastOf(events, 'registration.done')?.at;
  return from && addDays(moscowDay(from), PAY_DAYS);
}

function statusOf(state: OrderState): Status {
  const { contract, stage, registration, finished, keys } = state;
  if (finished) return { tone: 'done', label: 'Исполнен' };
  if (keys) return { tone: 'work', label: 'Ждёт регистрации права' };
  if (stage >= 10) return { tone: 'done', label: 'Зарегистрирован' };
  if (stage < 9) {
    return contract === 'sale'
      ? { tone: 'wait', label: 'Ждёт аккредитива' }
      : { tone: 'wait', label: 'Ждёт счёта эскроу' };
  }
  if (registration === 'sent') return { tone: 'work', label: 'На\u00a0регистрации' };
  if (registration === 'suspended') {
    return { tone: 'wait', label: 'Регистрация приостановлена' };
  }
  return registration === 'done'
    ? { tone: 'wait', label: 'Ждёт денег на\u00a0эскроу' }
    : { tone: 'wait', label: 'Ждёт отправки на\u00a0регистрацию' };
}

function escrowOf(state: OrderState, events: readonly OrderEvent[]): Omit<Escrow, 'bank'> {
  const opened = lastOf(events, 'escrow.opened') ?? lastOf(events, 'letter.opened');
  return {
    kind: state.contract === 'sale' ? 'letter' : 'escrow',
    account: maskAccount(opened?.data.account ?? ''),
    status: opened ? fundsOf(state) : { tone: 'wait', label: 'Ещё не\u00a0открыт' },
  };
}

/** Where the money of an opened account or letter of credit is. */
function fundsOf(state: OrderState): Status {
  const { contract, released, funded, price, registration } = state;
  if (isStopped(state)) {
    return {
      tone: 'stop',
      label: state.returned > 0 ? 'Закрыт, деньги возвращены' : 'Закрыт',
    };
  }
  if (contract === 'sale') {
    return released
      ? { tone: 'done', label: 'Раскрыт, деньги у\u00a0продавца' }
      : { tone: 'done', label: 'Деньги на\u00a0аккредитиве' };
  }
  if (released) return { tone: 'done', label: 'Деньги перечислены застройщику' };
  if (funded >= price) return { tone: 'done', label: 'Деньги на\u00a0счёте' };
  if (funded > 0) return { tone: 'work', label: 'Открыт, пополняется' };
  return registration === 'done'
    ? { tone: 'wait', label: 'Открыт, ждёт денег' }
    : { tone: 'work', label: 'Открыт, деньги\u00a0— после регистрации' };
}

function registrationOf(
  { contract, registration: stands }: OrderState,
  events: readonly OrderEvent[],
  signedAt: Date,
): Registration {
  const on = (type: EventType) => {
    const found = lastOf(events, type);
    return found && moscowDay(found.at);
  };
  const isSuspended = stands === 'suspended';
  const signed = { name: 'Подписан', date: moscowDay(signedAt) };
  const sent = { name: 'Отправлен в\u00a0Росреестр', date: on('registration.sent') };
  const done = on('registration.done');
  return {
    steps:
      contract === 'sale'
        ? [
            signed,
            { name: 'Деньги на\u00a0аккредитиве', date: on('letter.opened') },
            sent,
            { name: 'Право зарегистрировано', date: done },
          ]
        : [
            signed,
            sent,
            { name: 'Зарегистрирован', date: done },
            { name: 'Деньги на\u00a0эскроу', date: on('escrow.funded') },
          ],
    note:
      lastOf(events, 'registration.done')?.data.record ??
      (isSuspended ? (lastOf(events, 'registration.suspended')?.data.reason ?? null) : null),
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
