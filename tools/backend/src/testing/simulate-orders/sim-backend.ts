import { NOTHING } from '../../modules/deal/order/core/state.ts';
import type { EventData, EventType, Wish } from '../../modules/deal/order/core/events.ts';
import { expiry, record } from '../../modules/deal/order/core/record.ts';
import { isStaleText } from '../../modules/deal/order/core/signing.ts';
import type { Random } from './random.ts';
import { Crash, stateOf, textAfter, type World } from './world.ts';

/** What every order costs, kopecks: one lot, or a set. */
export const PRICE = 1_000_000_000;

const HOUR = 3_600_000;

/** What is sent to the backend; `null` where there is nothing to send. */
type Prepare = () => (() => Promise<void>) | null;

/** A backend whose processes die now and then, and those who ask it again until they are answered. */
export class SimBackend {
  crashes = 0;
  conflicts = 0;
  readonly #world: World;
  readonly #random: Random;
  #names = 0;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
  }

  /** A name that nothing had before. */
  name(kind: string): string {
    return `${kind}-${++this.#names}`;
  }

  /** Lets some of a time pass. */
  pass(milliseconds: number): void {
    const most = this.#random.next() * milliseconds;
    this.#world.now = new Date(this.#world.now.getTime() + most);
  }

  /** Sends a thing until it is answered: crashes come before the commit, or after it. */
  async insist(prepare: Prepare): Promise<void> {
    const act = prepare();
    if (!act) return;
    while (!(await this.#answers(act))) {
      this.crashes += 1;
      this.pass(HOUR / 60);
    }
  }

  async #answers(act: () => Promise<void>): Promise<boolean> {
    const lost = this.#random.chance(0.15);
    try {
      await this.#world.transaction(async () => {
        await act();
        if (lost && this.#random.chance(0.5)) throw new Crash();
      });
      return !lost;
    } catch (error) {
      if (error instanceof Crash) return false;
      throw error;
    }
  }

  /** Asks for lots, all or nothing; who wins them is decided as the database decides. */
  reserve(ids: readonly string[], buyer: number): () => Promise<void> {
    const world = this.#world;
    const lots = ids.map((lot) => world.lotOf(lot));
    const [first, ...more] = lots;
    const id = this.name('order');
    return async () => {
      if (world.orders.has(id) || !first) return;
      for (const { hold } of lots) {
        if (hold && hold.until <= world.now) await this.expire(hold.order);
      }
      if (lots.some(({ hold, status }) => hold !== null || status !== 'free')) return;
      const until = new Date(world.now.getTime() + 24 * HOUR);
      world.add(world.orders, { id, buyer, lots: ids, events: [], row: NOTHING });
      for (const lot of lots) {
        world.change(lot, { hold: { order: id, buyer, kind: 'free', until }, status: 'held' });
        if (this.#random.chance(0.02)) throw new Crash();
      }
      const { contract } = first;
      const others = more.map((lot) => ({ lot: lot.id, price: PRICE / 10 }));
      const data = { lot: first.id, price: PRICE, contract, ...(more.length > 0 && { others }) };
      await this.tell(id, 'order.opened', data, 'opened');
      await this.tell(id, 'hold.placed', { until: until.toISOString() }, 'placed');
    };
  }

  /** Asks for an event; now and then somebody else changes the order between reading and writing. */
  async tell<Type extends EventType>(
    order: string,
    type: Type,
    data: EventData[Type],
    key: string,
  ): Promise<void> {
    const at = this.#world.now;
    const wish = { type, data, key, at, actor: 'buyer', reason: null } as Wish;
    await record(this.#store(), order, wish);
  }

  /**
   * Somebody who has read a text comes back from the operator with a signature; the text may have become another one meanwhile.
   * @param read name of the text
   */
  async sign(
    order: string,
    type: 'signature.given' | 'contract.signed',
    { key, read, participant }: { key: string; read: string; participant: number },
  ): Promise<void> {
    if (isStaleText(read, textAfter(this.#world.orderOf(order).events))) return;
    await this.tell(order, type, { step: 'step', participant, text: read }, key);
  }

  /** Like `tell`, with a rival who is faster. */
  async tellLate<Type extends EventType>(
    order: string,
    type: Type,
    data: EventData[Type],
    key: string,
  ): Promise<void> {
    const { events } = this.#world.orderOf(order);
    if (events.every((event) => event.key !== key)) {
      this.#world.between = async () => {
        this.conflicts += 1;
        await this.tell(order, 'payment.refused', { payment: 'none' }, this.name('rival'));
      };
    }
    await this.tell(order, type, data, key);
    this.#world.between = null;
  }

  /** Ends the hold of an order that has run out. */
  async expire(order: string): Promise<void> {
    const state = stateOf(this.#world.orderOf(order));
    await record(this.#store(), order, expiry(state, this.#world.now));
  }

  /** A process may die between an event and what follows it. */
  #store() {
    return this.#world.store(() => {
      if (this.#random.chance(0.05)) throw new Crash();
    });
  }
}
