import { actionsOf } from '../../modules/deal/order/core/actions.ts';
import { missingDocuments } from '../../modules/deal/order/core/required-documents.ts';
import type { EventData, EventType } from '../../modules/deal/order/core/events.ts';
import {
  isLapsed,
  isStopped,
  seenAt,
  type OrderState,
} from '../../modules/deal/order/core/state.ts';
import type { PaymentKind } from '../../modules/estate/types.ts';
import { brokenInvariants, unsettledOrders } from './invariants.ts';
import { Random } from './random.ts';
import { SimAcquirer } from './sim-acquirer.ts';
import { SimBackend } from './sim-backend.ts';
import { buyerWishes, partnerWishes, staffWishes, type SimWish } from './sim-wishes.ts';
import { stateOf, textAfter, World, type SimOrder } from './world.ts';

/** What a run did; `broken` has to be empty. */
export interface SimReport {
  seed: number;
  events: number;
  orders: number;
  finished: number;
  /** Of them, by купля-продажа. */
  sales: number;
  /** Of them, by parts that came one after another. */
  inParts: number;
  /** Of them, of several lots. */
  sets: number;
  /** Contracts that were signed with the loan of a bank that the buyer chose. */
  lent: number;
  /** Contracts that were signed, by the way to pay. */
  paid: Record<PaymentKind, number>;
  /** Contracts that two people signed, each for himself. */
  together: number;
  /** Signed by spouses without shares. */
  joint: number;
  /** Signed with somebody under 18 among the buyers. */
  families: number;
  /** Signed with somebody whom another one acted for. */
  represented: number;
  /** Contracts that were terminated with money on the account. */
  returned: number;
  refunds: number;
  crashes: number;
  conflicts: number;
  broken: string[];
}

const LOTS = 3;
const BUYERS = 5;
const STEPS = 360;
const HOUR = 3_600_000;

/** Lets random buyers, partners, clocks and crashes at the orders; the same seed does the same. */
export async function simulateOrders(seed: number): Promise<SimReport> {
  const run = new Run(seed);
  await run.play();
  return run.report();
}

const isSignature = (type: EventType): type is 'signature.given' | 'contract.signed' =>
  type === 'signature.given' || type === 'contract.signed';

/** How many of the orders were paid each way. */
function paidBy(orders: readonly OrderState[]): Record<PaymentKind, number> {
  const paid = { full: 0, mortgage: 0, instalment: 0, 'trade-in': 0, capital: 0 };
  for (const { payment } of orders) if (payment) paid[payment.kind] += 1;
  return paid;
}

class Run {
  readonly #seed: number;
  readonly #random: Random;
  readonly #world = new World();
  readonly #backend: SimBackend;
  readonly #acquirer: SimAcquirer;
  readonly #broken: string[] = [];

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#backend = new SimBackend(this.#world, this.#random);
    this.#acquirer = new SimAcquirer(this.#world, this.#random, this.#backend);
    for (let lot = 1; lot <= LOTS; lot++) {
      const contract = lot === LOTS ? 'sale' : 'ddu';
      this.#world.lots.set(`lot-${lot}`, {
        id: `lot-${lot}`,
        status: 'free',
        hold: null,
        contract,
      });
    }
  }

  async play() {
    for (let step = 0; step < STEPS && this.#broken.length === 0; step++) {
      await this.#act();
      this.#note(`step ${step}`, brokenInvariants(this.#world));
    }
    await this.#settle();
    this.#note('in the end', [...brokenInvariants(this.#world), ...unsettledOrders(this.#world)]);
  }

  report(): SimReport {
    const orders = [...this.#world.orders.values()];
    const finished = orders.map(stateOf).filter((state) => state.finished);
    const signed = orders.map(stateOf).filter(({ stage }) => stage >= 8);
    const payments = [...this.#world.payments.values()];
    return {
      seed: this.#seed,
      events: orders.reduce((count, { events }) => count + events.length, 0),
      orders: orders.length,
      finished: finished.length,
      sales: finished.filter(({ contract }) => contract === 'sale').length,
      lent: signed.filter(({ lender }) => lender !== null).length,
      paid: paidBy(signed),
      inParts: orders.filter(
        (order) =>
          stateOf(order).finished &&
          order.events.filter(({ type }) => type === 'escrow.funded').length > 1,
      ).length,
      joint: signed.filter(({ ownership }) => ownership === 'joint').length,
      families: signed.filter(({ standing }) => standing.some((one) => one !== 'adult')).length,
      represented: signed.filter(({ represented }) => represented.length > 0).length,
      sets: finished.filter(({ prices }) => prices.length > 1).length,
      together: signed.filter((state) => state.signed.length === 2).length,
      returned: orders.filter((order) => stateOf(order).returned > 0).length,
      refunds: payments.filter(({ state }) => state === 'refunded').length,
      crashes: this.#backend.crashes,
      conflicts: this.#backend.conflicts,
      broken: this.#broken,
    };
  }

  #note(when: string, faults: readonly string[]) {
    this.#broken.push(...faults.map((fault) => `seed ${this.#seed}, ${when}: ${fault}`));
  }

  async #act() {
    const dice = this.#random.next();
    if (dice < 0.15) this.#backend.pass(this.#random.chance(0.06) ? 96 * HOUR : HOUR);
    else if (dice < 0.23) await this.#reserve();
    else if (dice < 0.57) await this.#doSomething();
    else if (dice < 0.66) this.#pay();
    else if (dice < 0.74) await this.#partner();
    else if (dice < 0.85) await this.#staff();
    else if (dice < 0.93) await this.#acquirer.deliver(this.#world.now);
    else await this.#sweep();
  }

  /** Of those that go on more often than of those that have stopped. */
  #someOrder(): SimOrder | null {
    const orders = [...this.#world.orders.values()];
    const live = orders.filter((order) => !isStopped(stateOf(order)));
    const from = live.length > 0 && this.#random.chance(0.9) ? live : orders;
    return from.length > 0 ? this.#random.pick(from) : null;
  }

  async #reserve() {
    const lot = this.#random.pick([...this.#world.lots.values()]);
    // Sets overlap: what one buyer wants as a whole, others want in part.
    const others = this.#random.chance(0.4)
      ? [...this.#world.lots.values()].filter(
          (one) => one !== lot && one.contract === lot.contract && this.#random.chance(0.6),
        )
      : [];
    const ids = [lot, ...others].map(({ id }) => id);
    const act = this.#backend.reserve(ids, this.#random.below(BUYERS));
    await this.#backend.insist(() => act);
  }

  async #doSomething() {
    const order = this.#someOrder();
    if (!order) return;
    const { now } = this.#world;
    const may = actionsOf(seenAt(stateOf(order), now), now).filter((one) => one !== 'cancel');
    // The later an action stands in the list, the further on it leads.
    const onward = may.filter((one) => one !== 'extend');
    const near = this.#random.chance(0.6) ? onward.slice(-1) : may;
    const wishes = near.flatMap((one) =>
      one === 'add-file' ? this.#papers(order) : (buyerWishes[one] ?? []),
    );
    const sensible = this.#random.chance(0.93) && wishes.length > 0;
    const [type, asked] = this.#random.pick(sensible ? wishes : Object.values(buyerWishes).flat());
    if (isSignature(type)) return this.#sign(order, type, asked);
    const data = this.#named(type, asked);
    const key = this.#backend.name(type);
    const rival = this.#random.chance(0.2);
    await this.#backend.insist(() => () => {
      return rival
        ? this.#backend.tellLate(order.id, type, data, key)
        : this.#backend.tell(order.id, type, data, key);
    });
  }

  /** Mostly what is still missing; now and then whatever lies at hand. */
  #papers(order: SimOrder): readonly SimWish[] {
    const missing = missingDocuments(stateOf(order)).map(({ kind, participant }): SimWish => [
      'file.added',
      { file: '', kind, ...(participant !== null && { participant }) },
    ]);
    const some = missing.length > 0 && this.#random.chance(0.85);
    return some ? missing : (buyerWishes['add-file'] ?? []);
  }

  /** Signs what can be read now, or what could be read some changes ago. */
  async #sign(
    order: SimOrder,
    type: 'signature.given' | 'contract.signed',
    data: EventData[EventType],
  ) {
    const participant = 'participant' in data ? (data.participant ?? 0) : 0;
    const key = this.#backend.name(type);
    const read = this.#random.chance(0.85)
      ? textAfter(order.events)
      : textAfter(order.events.slice(0, this.#random.below(order.events.length)));
    await this.#backend.insist(
      () => () => this.#backend.sign(order.id, type, { key, read, participant }),
    );
  }

  /** Each file has a name of its own. */
  #named(type: EventType, data: EventData[EventType]): EventData[EventType] {
    return type === 'file.added' ? { ...data, file: this.#backend.name('file') } : data;
  }

  #pay() {
    const order = this.#someOrder();
    if (!order) return;
    const payable = actionsOf(stateOf(order), this.#world.now).includes('pay');
    if (payable || this.#random.chance(0.1)) this.#acquirer.open(order.id);
  }

  async #partner() {
    const order = this.#someOrder();
    const wishes = order ? (partnerWishes[stateOf(order).stage] ?? []) : [];
    if (!order || wishes.length === 0) return;
    const [type, data] = this.#random.pick(wishes);
    if (isSignature(type)) return this.#sign(order, type, data);
    const key = this.#backend.name(type);
    await this.#backend.insist(() => () => this.#backend.tell(order.id, type, data, key));
  }

  /** The staff look at the documents, or tell what the company knows; most documents are in order. */
  async #staff() {
    const order = this.#someOrder();
    if (!order) return;
    const { papers, stage, funded } = stateOf(order);
    const sent = papers.filter(({ check }) => check === 'sent');
    if (sent.length > 0 || stage <= 6) {
      for (const { file } of sent.length > 0 ? sent : papers.slice(0, 1)) {
        const type = this.#random.chance(0.9) ? 'file.accepted' : 'file.refused';
        await this.#tellBy(order, type, { file });
      }
      return;
    }
    if (funded > 0 && this.#random.chance(0.05)) {
      return this.#tellBy(order, 'contract.terminated', { returned: funded });
    }
    // Whoever is told of one thing is often told of the next one too.
    do {
      const [type, data] = this.#random.pick(staffWishes);
      await this.#tellBy(order, type, data);
    } while (this.#random.chance(0.8));
  }

  async #tellBy<Type extends EventType>(order: SimOrder, type: Type, data: EventData[Type]) {
    const key = this.#backend.name(type);
    await this.#backend.insist(() => () => this.#backend.tell(order.id, type, data, key));
  }

  /** Ends what has run out; the acquirer gives back what it was asked to. */
  async #sweep() {
    for (const order of this.#world.orders.values()) {
      if (!isLapsed(stateOf(order), this.#world.now)) continue;
      await this.#backend.insist(() => () => this.#backend.expire(order.id));
    }
    this.#acquirer.giveBack();
  }

  /** In the end all holds run out, all letters arrive, all that is owed has been given back. */
  async #settle() {
    this.#world.now = new Date(this.#world.now.getTime() + 60 * 24 * HOUR);
    for (let round = 0; round < 4; round++) {
      await this.#sweep();
      await this.#acquirer.deliver(new Date(8.64e15));
    }
  }
}
