import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ParticipantData } from '@m30/api';
import type { Answers } from '@m30/forms/questionnaire';
import { standingOn } from '@m30/calculators/family';
import { moscowDay, shownDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { offlineReserves } from '../../people/account/offline-reserves.table.ts';
import { boughtName } from '../order/order-lots.ts';
import { orderParticipants, orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lotName } from '../../catalogue/lot/lot-words.ts';

/** What is known of a buyer without asking. */
export async function prefillBuyer({ db }: Services, userId: number): Promise<Answers> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId));
  if (!buyer) return {};
  return filled({
    'p0.last_name': buyer.lastName,
    'p0.name': buyer.name,
    'p0.second_name': readSecondName(buyer.secondName),
    'p0.phone': buyer.phone,
    'p0.email': buyer.email ?? '',
  });
}

/**
 * What an order says: what is bought, how it is paid, who buys.
 * @throws Refused 404 where the buyer has no such order
 */
export async function prefillOrder(
  { db, catalogue, clock }: Services,
  userId: number,
  guid: string,
): Promise<Answers> {
  const own = and(eq(orders.guid, guid), eq(orders.userId, userId));
  const [order] = await db.select().from(orders).where(own);
  if (!order) throw refuse(404, 'Такого заказа нет');
  const people = await db
    .select()
    .from(orderParticipants)
    .where(eq(orderParticipants.orderGuid, guid))
    .orderBy(asc(orderParticipants.position));
  const today = moscowDay(clock());
  // Children own, they do not borrow.
  const borrowers = people.flatMap(({ data }) =>
    data && standingOn(data.birth_date, today) === 'adult' ? [data] : [],
  );
  const named = borrowers.map((data, index) => ofPerson(data, `p${index}.`));
  return filled({
    lot: boughtName(catalogue.snapshot, order),
    price: String(order.price),
    ...termsOf(order.payment),
    ...Object.assign({}, ...named),
    ...(named.length > 1 && { people: String(named.length) }),
  });
}

/** What stands in the agreement that the buyer signed in the office, while it lasts. */
export async function prefillReserve(
  { db, catalogue }: Services,
  userId: number,
): Promise<Answers> {
  const [reserve] = await db
    .select()
    .from(offlineReserves)
    .where(and(eq(offlineReserves.userId, userId), isNull(offlineReserves.endedAt)))
    .orderBy(desc(offlineReserves.reservedAt))
    .limit(1);
  if (!reserve) return {};
  const lot = reserve.lotGuid && catalogue.snapshot.placed.get(reserve.lotGuid);
  return filled({
    reserve_number: reserve.number ?? '',
    price: reserve.price === null ? '' : String(reserve.price),
    lot: lot ? lotName(lot) : '',
  });
}

function termsOf(payment: (typeof orders.$inferSelect)['payment']): Answers {
  if (payment?.kind !== 'mortgage') return {};
  const { down_payment: down, months } = payment.terms;
  return { down: String(down), years: String(Math.ceil(months / 12)) };
}

function ofPerson(person: ParticipantData, scope: string): Answers {
  const entries = {
    last_name: person.last_name,
    name: person.name,
    second_name: readSecondName(person.second_name),
    birth_date: shownDay(person.birth_date),
    passport_series: person.passport_series ?? '',
    passport_number: person.passport_number ?? '',
    passport_date: shownDay(person.passport_date ?? ''),
    passport_code: person.department_code ?? '',
    passport_issuer: person.passport_issuer ?? '',
    snils: person.snils,
    inn: person.inn ?? '',
    address: person.address,
  };
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [`${scope}${name}`, value]),
  );
}

/** «нет отчества» is a mark of the registration, no name. */
const readSecondName = (name: string) => (name === 'нет отчества' ? '' : name);

const filled = (answers: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));
