import type { ParticipantData, Representative } from '@m30/api';
import { moscowDay, shownDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { toHandover } from '../../catalogue/lot/to-lot-card.ts';
import { FINISHES } from '../../estate/finish.ts';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import { bankOf } from '../contract/bank-of.ts';
import { developerOf, escrowBankOf } from '../../content/company/company-of.ts';
import { planParts } from '../contract/plan-parts.ts';
import { promisedDay } from '../contract/term/promised-day.ts';
import { wayOf } from '../contract/way-of.ts';
import { shareAmongLots } from '../contract/share-among-lots.ts';
import { contractNumber } from '../contract-register/contract-words.ts';
import { drawnUp } from '../order/core/drawn-up.ts';
import { fold } from '../order/core/fold.ts';
import { standingOf } from '../order/core/standing.ts';
import type { OrderState } from '../order/core/state.ts';
import { readEvents } from '../order/database-store.ts';
import { lotsOf, placedLotsOf } from '../order/order-lots.ts';
import type { orders } from '../order/orders.table.ts';
import type { Composing } from './composing.ts';
import { contractPayment } from './contract-payment.ts';
import type { ContractFacts, ContractPerson } from './core/types.ts';
import { drawingsOf } from './drawing/drawings-of.ts';
import { lotOf } from './lot-of.ts';
import { participantsOf, readSecondName } from './participants-of.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Reads everything that the contracts of an order are made of, one of each lot in their order.
 * @throws Refused 409 where they cannot be drawn up yet
 */
export async function factsOf(
  db: Database,
  { catalogue, content, media }: Pick<Composing, 'catalogue' | 'content' | 'media'>,
  row: OrderRow,
): Promise<ContractFacts[]> {
  const order = { ...row, payment: wayOf(row) };
  const events = await readEvents(db, order.guid);
  const drawn = drawnUp(events);
  const state = fold(events);
  const named = await participantsOf(db, order.guid);
  const people = named.map((person, place) => toPerson(person, actsOf(named, state, place)));
  const [first, ...others] = people;
  const lots = lotsOf(order);
  const placed = placedLotsOf(catalogue.snapshot, order);
  if (!drawn || !first || placed.length < lots.length) {
    throw refuse(409, 'Договор ещё не составлен: сначала проверим документы участников');
  }
  checkPermits(order, placed);
  const bank = bankOf(events);
  const drawings = await Promise.all(
    placed.map((lot) => drawingsOf(catalogue.snapshot, media, lot)),
  );
  return placed.map((lot, part) => ({
    kind: order.contract,
    number: contractNumber(order.number, order.contract, part),
    drawnUp: moscowDay(drawn.at),
    developer: developerOf(content.library),
    people: [first, ...others],
    ownership: order.ownership ?? (others.length > 0 ? 'shares' : 'single'),
    lot: {
      ...lotOf(catalogue.snapshot, lot),
      finish: lot.finish === null ? null : FINISHES[lot.finish],
      drawings: drawings[part] ?? [],
    },
    price: lots[part]?.price ?? 0,
    ...(lots.length > 1 && { set: setOf(order, part) }),
    payment: contractPayment(order.payment, {
      parts: partsOf(order, part, { drawnAt: drawn.at, keysBy: promisedDay(lot.building), bank }),
      bank: bank ?? 'банк',
    }),
    bank: escrowBankOf(content.library).title,
    handover: toHandover(lot.building),
  }));
}

/** What the contract of one lot says of the others. */
function setOf(order: OrderRow, part: number): NonNullable<ContractFacts['set']> {
  const lots = lotsOf(order);
  const { full = 0, percent = 0 } = lots[part] ?? {};
  const numbers = lots.map((_, other) => contractNumber(order.number, order.contract, other));
  return { full, percent, others: numbers.filter((_, other) => other !== part) };
}

/** Nobody signs a ДДУ for a building that stands: a set of several buildings waits until they all have their permits. */
function checkPermits({ contract }: OrderRow, placed: readonly PlacedRow[]): void {
  const stands = placed.filter(({ building }) => building.commissionedOn !== null).length;
  if (contract === 'sale' || stands === 0 || stands === placed.length) return;
  throw refuse(
    409,
    'Корпуса заказа введены в эксплуатацию не все сразу. Отмените заказ и оформите лоты по отдельности или дождитесь ввода остальных',
  );
}

interface Drawn {
  drawnAt: Date;
  keysBy: string | null;
  bank: string | undefined;
}

/** The payment plan by the contract of one lot: its share of what the order pays, the last before the keys that it promises. */
function partsOf(order: OrderRow, lot: number, { drawnAt, keysBy, bank }: Drawn) {
  const parts = planParts({ ...order, signedAt: drawnAt, keysBy, bank });
  const amounts = parts.map(({ amount }) => amount);
  const own = shareAmongLots(order, amounts)[lot] ?? [];
  return parts.map((part, at) => ({ ...part, amount: own[at] ?? 0 }));
}

function toPerson(data: ParticipantData, acts: ContractPerson['acts']): ContractPerson {
  return {
    fullName: fullNameOf(data),
    birthDate: data.birth_date,
    paper: paperOf(data),
    snils: data.snils.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1-$2-$3 $4'),
    inn: data.inn ?? null,
    address: data.address,
    share: data.share,
    ...(acts && { acts }),
  };
}

/** Who acts for a participant, or consents, by the age that the events of the order tell. */
function actsOf(
  people: readonly ParticipantData[],
  state: OrderState,
  place: number,
): ContractPerson['acts'] {
  const person = people[place];
  const standing = standingOf(state, place);
  const parent = person?.parent === undefined ? undefined : people[person.parent];
  if (standing !== 'adult' && parent) {
    return { by: standing === 'child' ? 'parent' : 'consent', parent: fullNameOf(parent) };
  }
  return person?.representative && powerOf(person.representative);
}

function powerOf(agent: Representative): ContractPerson['acts'] {
  const { power_number: number, power_date: on, power_until: until, notary } = agent;
  return {
    by: 'power',
    fullName: fullNameOf(agent),
    birthDate: agent.birth_date,
    paper: passportWords(agent),
    power: `№ ${number} от ${shownDay(on)}, удостоверил нотариус ${notary}, действует до ${shownDay(until)}`,
  };
}

const fullNameOf = (person: Pick<ParticipantData, 'last_name' | 'name' | 'second_name'>) =>
  [person.last_name, person.name, readSecondName(person)].filter(Boolean).join(' ');

function paperOf(data: ParticipantData): string {
  const { birth_certificate: certificate } = data;
  if (data.passport_number !== undefined || !certificate) return passportWords(data);
  const { series, number, issuer, date } = certificate;
  return `свидетельство о рождении ${series} № ${number}, выдано ${issuer} ${shownDay(date)}`;
}

function passportWords(
  data: Pick<
    ParticipantData,
    'passport_series' | 'passport_number' | 'passport_issuer' | 'passport_date' | 'department_code'
  >,
): string {
  const { passport_series: series = '', passport_number: number = '' } = data;
  const code = (data.department_code ?? '').replace(/^(\d{3})/, '$1-');
  return `паспорт ${series} ${number}, выдан ${data.passport_issuer ?? ''} ${shownDay(data.passport_date ?? '')}, код ${code}`;
}
