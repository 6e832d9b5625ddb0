import type { Standing } from '@m30/calculators/family';
import { isDeepStrictEqual } from 'node:util';
import type { EventType, OrderEvent } from '../../modules/deal/order/core/events.ts';
import { isStopped } from '../../modules/deal/order/core/state.ts';
import { stateOf, textAfter, type SimOrder, type World } from './world.ts';

/** What is true of the world at every moment, said without the rules; each tells what is wrong. */
export function brokenInvariants(world: World): string[] {
  return [
    ...[...world.orders.values()].flatMap((order) => [
      ...ofCause(order),
      ...ofHold(world, order),
      ...ofTime(order),
      ...ofMoney(world, order),
      ...ofDeal(order),
      ...ofLoan(order),
      ...ofSignatures(order),
    ]),
    ...ofLots(world),
    ...[...world.orders.values()].flatMap((order) => ofSet(world, order)),
  ];
}

/** No order without a cause, no change without an event, nothing written twice. */
function ofCause({ id, events, row }: SimOrder): string[] {
  const broken: string[] = [];
  if (events[0]?.type !== 'order.opened') broken.push(`${id} has no cause`);
  if (new Set(events.map(({ key }) => key)).size < events.length) broken.push(`${id}: doubled`);
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    if (!before) continue;
    if (event.from !== before.to) broken.push(`${id}: ${event.type} does not follow on`);
    if (event.at < before.at) broken.push(`${id}: ${event.type} is earlier than what it follows`);
  }
  if (!isDeepStrictEqual(row, stateOf({ events }))) {
    broken.push(`${id}: its row is not what its events make`);
  }
  return broken;
}

/** A hold that an order believes in is the one that each of its lots has, and the other way round: all or nothing. */
function ofHold(world: World, order: SimOrder): string[] {
  const { hold } = stateOf(order);
  return order.lots.flatMap((lot) => {
    const { hold: held } = world.lotOf(lot);
    const own = held?.order === order.id ? held : null;
    const same = hold?.kind === own?.kind && hold?.until.getTime() === own?.until.getTime();
    return same ? [] : [`${order.id} and its ${lot} disagree about the hold`];
  });
}

/** Events that say until when a hold lasts. */
const HOLDS: ReadonlySet<EventType> = new Set([
  'hold.placed',
  'payment.succeeded',
  'hold.extended',
]);

/** Nothing but money and the end itself happens on a hold that has run out. */
function ofTime({ id, events }: SimOrder): string[] {
  let until: Date | null = null;
  const broken: string[] = [];
  for (const { type, data, at, from, side } of events) {
    const idle = type.startsWith('payment.re') || type === 'hold.expired' || side === 'cancelled';
    const carried = type === 'payment.succeeded' && data.until === undefined;
    if (until && at >= until && from <= 7 && !idle && !carried && side !== 'expired') {
      broken.push(`${id}: ${type} upon a hold that was over`);
    }
    if (HOLDS.has(type) && 'until' in data && data.until !== undefined) {
      until = new Date(data.until);
    }
  }
  return broken;
}

/** Money is what the events say: the acquirer, who sees no events, has counted the same. */
function ofMoney(world: World, order: SimOrder): string[] {
  const state = stateOf(order);
  const recorded = sum(state.received.map(({ amount, refunded }) => amount - refunded));
  const own = [...world.payments.values()].filter((payment) => payment.order === order.id);
  // What the acquirer has done and not reported yet is the only difference.
  const untold = own.filter(({ id, state: now }) => {
    const known = state.received.find(({ payment }) => payment === id);
    return now === 'refunded' ? known && known.refunded === 0 : now !== 'open' && !known;
  });
  const captured = sum(
    own
      .filter(({ state: now }) => now === 'captured' || now === 'refunding')
      .map(({ amount }) => amount),
  );
  const awaited = sum(
    untold.map(({ amount, state: now }) => (now === 'refunded' ? -amount : amount)),
  );
  const broken = state.received
    .filter(({ amount, refunded }) => refunded < 0 || refunded > amount)
    .map(({ payment }) => `${payment} gave back more than it took`);
  if (recorded + awaited !== captured)
    broken.push(`${order.id}: ${recorded} told, ${captured} at the acquirer`);
  const nobodyAsked = own
    .filter(({ state: now }) => now === 'refunding' || now === 'refunded')
    .filter(({ id }) => !isStopped(state) && state.carrying === id);
  return [...broken, ...nobodyAsked.map(({ id }) => `${id} carries an order and was given back`)];
}

/** The order of a deal by the law, read from its events alone (`LAW` says where it stands). */
function ofDeal({ id, events }: SimOrder): string[] {
  const first = (type: EventType) => events.findIndex((event) => event.type === type);
  const after = (later: EventType, earlier: EventType, why: string) =>
    first(later) >= 0 && (first(earlier) < 0 || first(earlier) > first(later))
      ? [`${id}: ${why}`]
      : [];
  const isSale = events.some(({ type }) => type === 'letter.opened');
  const money = isSale ? 'letter.released' : 'escrow.released';
  return [
    ...after('escrow.funded', 'registration.done', 'money before registration'),
    ...after('escrow.released', 'building.commissioned', 'escrow released before commissioning'),
    ...(isSale ? [] : after('keys.given', 'building.commissioned', 'keys before commissioning')),
    ...after('keys.given', money, 'keys before the money is where it belongs'),
    ...after('letter.released', 'registration.done', 'letter of credit released before ownership'),
    ...after('ownership.registered', 'keys.given', 'ownership of a ДДУ before the keys'),
    ...ofTermination(id, events),
    ...ofPapers(id, events),
    ...(isSale && first('escrow.opened') >= 0 ? [`${id} has escrow and letter of credit`] : []),
  ];
}

/** A contract that is terminated costs its buyer nothing: what the bank had is given back, and nothing of it was the developer's. */
function ofTermination(id: string, events: readonly OrderEvent[]): string[] {
  const end = events.find(({ type }) => type === 'contract.terminated');
  if (end?.type !== 'contract.terminated') return [];
  const came = sum(
    events.flatMap((event) =>
      event.type === 'escrow.funded' || event.type === 'letter.opened' ? event.data.amount : [],
    ),
  );
  const released = events.some(({ type }) => /^(?:escrow|letter)\.released$/.test(type));
  return [
    ...(came === end.data.returned ? [] : [`${id}: ${came} came, ${end.data.returned} went back`]),
    ...(released ? [`${id}: terminated after its money was released`] : []),
  ];
}

/** Not signed until each participant has signed what could be read then, and that since it last changed. */
function ofSignatures({ id, events }: SimOrder): string[] {
  const signed = events.findIndex(({ type }) => type === 'contract.signed');
  if (signed < 0) return [];
  const past = events.slice(0, signed + 1);
  const people = peopleOf(past);
  const changed = past.findLastIndex(
    ({ type }) =>
      type === 'mortgage.chosen' ||
      type === 'building.commissioned' ||
      type === 'participants.aged',
  );
  const given = past
    .slice(changed + 1)
    .flatMap((event) =>
      event.type === 'signature.given' || event.type === 'contract.signed' ? event.data : [],
    );
  const signs = (person: number) => given.some(({ participant = 0 }) => participant === person);
  const missing = people.flatMap((standing, person) => {
    if (standing === 'child') return signs(person) ? [`${id}: child ${person} has signed`] : [];
    return signs(person) ? [] : [`${id}: signed without participant ${person}`];
  });
  return [...missing, ...ofTexts(id, past)];
}

/** Nothing is signed that could not be read: each signature stands under the text that the contract had in that moment. */
function ofTexts(id: string, past: readonly OrderEvent[]): string[] {
  return past.flatMap((event, at) => {
    if (event.type !== 'signature.given' && event.type !== 'contract.signed') return [];
    const readable = textAfter(past.slice(0, at));
    return event.data.text === readable ? [] : [`${id}: ${event.data.text} is signed unread`];
  });
}

/** A contract with a loan is signed with a bank that the buyer chose, that lends what is missing, and whose word still holds. */
function ofLoan({ id, events }: SimOrder): string[] {
  const signed = events.findIndex(({ type }) => type === 'contract.signed');
  const past = events.slice(0, signed + 1);
  const payment = past.findLast((event) => event.type === 'payment.chosen')?.data;
  if (signed < 0 || !payment?.mortgage) return [];
  const chosen = past.findLast((event) => event.type === 'mortgage.chosen')?.data;
  const approval = past.findLast(
    (event) => event.type === 'mortgage.approved' && event.data.offer === chosen?.offer,
  );
  if (!chosen || approval?.type !== 'mortgage.approved') return [`${id}: signed without a bank`];
  const opened = past.find((event) => event.type === 'order.opened')?.data.price ?? 0;
  const own = chosen.own ?? payment.own ?? 0;
  const broken = own + approval.data.sum < opened ? [`${id}: signed with too small a loan`] : [];
  const at = past.at(-1)?.at ?? new Date(0);
  if (at >= new Date(approval.data.until)) broken.push(`${id}: signed upon an approval of before`);
  return broken;
}

/** How each participant takes part, by the events alone. */
function peopleOf(past: readonly OrderEvent[]): Standing[] {
  let people: Standing[] = [];
  for (const { type, data } of past) {
    if (type === 'participants.named') {
      people = Array.from({ length: data.count }, (_, one) => data.standing?.[one] ?? 'adult');
    }
    if (type === 'participants.aged') people = [...data.standing];
  }
  return people;
}

/** What the staff have to have accepted of whom. */
const WANTED: Readonly<Record<Standing, readonly string[]>> = {
  child: ['birth'],
  minor: ['passport', 'birth', 'consent'],
  adult: ['passport'],
};

/** The same of the way to pay, and of what is owned without shares. */
const WANTED_BY: Readonly<Record<string, string>> = {
  capital: 'capital',
  'trade-in': 'other',
  joint: 'marriage',
};

/** No stage without its papers: the contract is drawn up when somebody has accepted what each participant's age asks for, each power, and what the payment and the marriage ask for. */
function ofPapers(id: string, events: readonly OrderEvent[]): string[] {
  const drawn = events.findLastIndex(({ from, to }) => from === 6 && to === 7);
  if (drawn < 0) return [];
  const past = events.slice(0, drawn + 1);
  const named = past.findLast((event) => event.type === 'participants.named')?.data;
  const represented = named?.represented ?? [];
  const paid = past.findLast((event) => event.type === 'payment.chosen')?.data.kind ?? '';
  const accepted = new Set(
    past.flatMap((event) => (event.type === 'file.accepted' ? event.data.file : [])),
  );
  const given = new Set(
    past.flatMap((event) =>
      event.type === 'file.added' && accepted.has(event.data.file)
        ? `${event.data.kind} ${event.data.participant ?? 0}`
        : [],
    ),
  );
  const ofPeople = peopleOf(past).flatMap((standing, person) =>
    [...WANTED[standing], ...(represented.includes(person) ? ['power'] : [])].map(
      (kind) => `${kind} ${person}`,
    ),
  );
  const ofOrder = [paid, named?.ownership ?? ''].flatMap((why) =>
    WANTED_BY[why] === undefined ? [] : `${WANTED_BY[why]} 0`,
  );
  return [...ofPeople, ...ofOrder]
    .filter((paper) => !given.has(paper))
    .map((paper) => `${id}: a contract without ${paper}`);
}

/** What is bought together goes one way together, each lot at its price. */
function ofSet(world: World, order: SimOrder): string[] {
  const { price, prices } = stateOf(order);
  const broken: string[] = [];
  if (prices.length !== order.lots.length || sum(prices) !== price) {
    broken.push(`${order.id}: its lots do not make its price`);
  }
  if (isStopped(stateOf(order))) return broken;
  const statuses = new Set(order.lots.map((lot) => world.lotOf(lot).status));
  return statuses.size > 1 ? [...broken, `${order.id} is torn: ${[...statuses].join()}`] : broken;
}

/** A lot has one buyer at most: of those whose orders go on, and of those who own it. */
function ofLots(world: World): string[] {
  return [...world.lots.values()].flatMap(({ id, status, hold }) => {
    const holders = [...world.orders.values()].filter((order) => {
      const state = stateOf(order);
      return order.lots.includes(id) && !isStopped(state) && state.stage >= 2;
    });
    const broken = holders.length > 1 ? [`${id} is sold to ${holders.length} at once`] : [];
    if ((status === 'free') !== (holders.length === 0)) broken.push(`${id} is ${status}`);
    if (hold && !holders.some((order) => order.id === hold.order)) broken.push(`${id}: idle hold`);
    return broken;
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What is left open when all holds have run out and everything that was sent has arrived. */
export function unsettledOrders(world: World): string[] {
  return [...world.orders.values()].flatMap((order) => {
    const state = stateOf(order);
    const own = [...world.payments.values()].filter((payment) => payment.order === order.id);
    const captured = own.filter(({ state: now }) => now === 'captured' || now === 'refunding');
    const rightly = isStopped(state) ? null : state.carrying;
    const open = captured.filter(({ id }) => id !== rightly).map(({ id }) => `${id} is still kept`);
    const known = new Set(state.received.map(({ payment }) => payment));
    const untold = own.filter(({ id, state: now }) => now !== 'open' && !known.has(id));
    const living = state.stage <= 7 && !isStopped(state) ? [`${order.id} outlived its hold`] : [];
    return [...open, ...untold.map(({ id }) => `${id} is in no events`), ...living];
  });
}
