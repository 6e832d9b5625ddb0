import type { ContractKind } from '../../modules/deal/order/core/contract-kind.ts';
import type { OrderEvent } from '../../modules/deal/order/core/events.ts';
import { fold } from '../../modules/deal/order/core/fold.ts';
import type { Change, OrderStore } from '../../modules/deal/order/core/record.ts';
import type { OrderState } from '../../modules/deal/order/core/state.ts';
import type { HoldKind } from '../../modules/deal/hold/types.ts';

/** A lot that buyers want; what holds it is decided here as the database decides. */
export interface SimLot {
  id: string;
  status: 'free' | 'held' | 'reserved' | 'sold';
  /** What it is sold by. */
  contract: ContractKind;
  hold: { order: string; buyer: number; kind: HoldKind; until: Date } | null;
}

/** Money as the acquirer has it, who knows nothing of orders' events. */
export interface SimPayment {
  id: string;
  order: string;
  amount: number;
  state: 'open' | 'captured' | 'refunding' | 'refunded';
}

export interface SimOrder {
  id: string;
  buyer: number;
  /** One, or what is bought together. */
  lots: readonly string[];
  events: OrderEvent[];
  /** What the row of the order says. */
  row: OrderState;
}

/** A process that died; whatever it had not committed is gone. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** What orders, holds, lots and the acquirer know: the database and the outside in one. */
export class World {
  now = new Date('2026-11-18T09:00:00Z');
  readonly lots = new Map<string, SimLot>();
  readonly orders = new Map<string, SimOrder>();
  readonly payments = new Map<string, SimPayment>();
  /** Called once between reading and writing, as somebody else's transaction may come in between. */
  between: (() => Promise<void>) | null = null;
  #undo: (() => void)[] | null = null;

  /** Does something whole or not at all. Transactions follow one another, save for `between`. */
  async transaction<Result>(act: () => Promise<Result>): Promise<Result> {
    const outer = this.#undo;
    const undo: (() => void)[] = [];
    this.#undo = undo;
    try {
      return await act();
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    } finally {
      this.#undo = outer;
    }
  }

  /** Changes a thing; a transaction that fails takes it back. */
  change<Thing extends object>(thing: Thing, changes: Partial<Thing>): void {
    const before = { ...thing };
    this.#undo?.push(() => Object.assign(thing, before));
    Object.assign(thing, changes);
  }

  add<Thing extends { id: string }>(things: Map<string, Thing>, thing: Thing): void {
    this.#undo?.push(() => things.delete(thing.id));
    things.set(thing.id, thing);
  }

  orderOf(id: string): SimOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  }

  lotOf(id: string): SimLot {
    const lot = this.lots.get(id);
    if (!lot) throw new Error(`no lot ${id}`);
    return lot;
  }

  /** The port of the rules over this world; `appended` comes between an event and what follows it. */
  store(appended: () => void): OrderStore {
    return {
      events: async (id) => {
        const read = [...this.orderOf(id).events];
        const { between } = this;
        this.between = null;
        await between?.();
        return read;
      },
      append: async (id, event, after) => {
        const order = this.orderOf(id);
        const isKnown = order.events.some(({ key }) => key === event.key);
        if (isKnown || order.events.length + 1 !== after.version) return false;
        this.change(order, { events: [...order.events, event], row: after });
        appended();
        return true;
      },
      follow: async (id, change) => this.#follow(this.orderOf(id), change),
      refund: async (_id, payments) => {
        for (const payment of payments) {
          const known = this.payments.get(payment);
          if (known?.state === 'captured') this.change(known, { state: 'refunding' });
        }
      },
    };
  }

  #follow(order: SimOrder, { before, event, after }: Change): void {
    for (const id of order.lots) this.#followLot(this.lotOf(id), { before, event, after });
  }

  #followLot(lot: SimLot, { before, event, after }: Change): void {
    if (event.type === 'registration.done') return this.change(lot, { status: 'sold' });
    if (event.type === 'contract.terminated') return this.change(lot, { status: 'free' });
    if (before.hold && !after.hold) {
      const signed = event.type === 'contract.signed';
      return this.change(lot, { hold: null, status: signed ? 'reserved' : 'free' });
    }
    if (!before.hold || !after.hold || !lot.hold) return;
    const { kind, until } = after.hold;
    const status = kind === 'paid' ? 'reserved' : 'held';
    this.change(lot, { hold: { ...lot.hold, kind, until }, status });
  }
}

/** What makes the text of a contract another one. */
const REWRITES: ReadonlySet<OrderEvent['type']> = new Set([
  'participants.named',
  'participants.aged',
  'mortgage.chosen',
  'building.commissioned',
]);

/** Name of the text that the contract of an order has after these events: what its buyers can read now. */
export const textAfter = (events: readonly OrderEvent[]): string =>
  `text ${events.filter(({ type }) => REWRITES.has(type)).length}`;

const folded = new WeakMap<readonly OrderEvent[], OrderState>();

/** The order that the events of an order make; a list of events never changes, so it is made once. */
export function stateOf({ events }: Pick<SimOrder, 'events'>): OrderState {
  const known = folded.get(events) ?? fold(events);
  folded.set(events, known);
  return known;
}
