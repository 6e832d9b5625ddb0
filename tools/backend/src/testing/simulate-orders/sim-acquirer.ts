import { HOLD_FEE } from '../../modules/deal/order/core/rules.ts';
import type { EventData } from '../../modules/deal/order/core/events.ts';
import type { Random } from './random.ts';
import type { SimBackend } from './sim-backend.ts';
import type { SimPayment, World } from './world.ts';

const HOUR = 3_600_000;

type PaymentEvent = 'payment.succeeded' | 'payment.refunded';

/** Something that happens at its time. */
interface Letter {
  due: Date;
  send: () => Promise<void>;
}

/** Takes money and gives it back; tells of it late, twice, and until it is heard. */
export class SimAcquirer {
  readonly #world: World;
  readonly #random: Random;
  readonly #backend: SimBackend;
  #letters: Letter[] = [];

  constructor(world: World, random: Random, backend: SimBackend) {
    this.#world = world;
    this.#random = random;
    this.#backend = backend;
  }

  /** Opens a page; the money comes soon, late or never. */
  open(order: string): void {
    const payment: SimPayment = {
      id: this.#backend.name('payment'),
      order,
      amount: HOLD_FEE,
      state: 'open',
    };
    this.#world.payments.set(payment.id, payment);
    if (this.#random.chance(0.15)) return;
    const delay = this.#random.chance(0.2) ? 48 * HOUR : HOUR;
    this.#post(delay, async () => {
      payment.state = 'captured';
      this.#tell(payment, 'payment.succeeded');
    });
  }

  /** Gives back what it was asked to. */
  giveBack(): void {
    for (const payment of this.#world.payments.values()) {
      if (payment.state !== 'refunding') continue;
      payment.state = 'refunded';
      this.#tell(payment, 'payment.refunded');
    }
  }

  /** Delivers what is due. */
  async deliver(until: Date): Promise<void> {
    const due = this.#letters.filter((letter) => letter.due <= until);
    this.#letters = this.#letters.filter((letter) => letter.due > until);
    for (const letter of due) await letter.send();
  }

  #tell({ id, order, amount }: SimPayment, type: PaymentEvent) {
    const data: EventData[PaymentEvent] = { payment: id, purpose: 'hold', amount };
    const backend = this.#backend;
    const times = this.#random.chance(0.3) ? 2 : 1;
    for (let time = 0; time < times; time++) {
      this.#post(3 * HOUR, () =>
        backend.insist(() => () => backend.tell(order, type, data, `${type}:${id}`)),
      );
    }
  }

  #post(within: number, send: () => Promise<void>) {
    const delay = this.#random.next() * within;
    this.#letters.push({ due: new Date(this.#world.now.getTime() + delay), send });
  }
}
