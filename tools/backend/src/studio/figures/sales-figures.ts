import { and, count, eq, gte, inArray, lt, notInArray } from 'drizzle-orm';
import { formatCount, formatDate, moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import { median } from '../../kernel/math/quantile.ts';
import { BY_HAND } from '../../modules/deal/lead-work/by-hand.ts';
import { leadWork } from '../../modules/deal/lead-work/lead-work.table.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import type { EventType } from '../../modules/deal/order/core/events.ts';
import { orderEvents } from '../../modules/deal/order/order-events.table.ts';
import { viewings } from '../../modules/service/viewing/viewings.table.ts';
import { daysOf, momentsOf, column, type FigureTable, type Period } from './table.ts';

/** Events of an order that are steps of the funnel. */
const STEPS: readonly (readonly [EventType, string])[] = [
  ['order.opened', 'Заказы'],
  ['payment.succeeded', 'Платежи за бронь'],
  ['contract.signed', 'Подписанные договоры'],
  ['registration.done', 'Регистрации'],
  ['keys.given', 'Ключи'],
];

/** How much of each step happened. @param opened pages that were open, from the counters */
async function stepsOf(db: Database, period: Period, opened: number): Promise<[string, number][]> {
  const [from, until] = momentsOf(period);
  const asked = await db.$count(leads, and(gte(leads.createdAt, from), lt(leads.createdAt, until)));
  const shown = await db.$count(
    viewings,
    and(gte(viewings.createdAt, from), lt(viewings.createdAt, until)),
  );
  const types = STEPS.map(([type]) => type);
  const events = await db
    .select({ type: orderEvents.type, count: count() })
    .from(orderEvents)
    .where(
      and(gte(orderEvents.at, from), lt(orderEvents.at, until), inArray(orderEvents.type, types)),
    )
    .groupBy(orderEvents.type);
  const of = new Map(events.map((one) => [one.type, one.count]));
  return [
    ['Открытые страницы', opened],
    ['Лиды', asked],
    ['Записи на показ', shown],
    ...STEPS.map(([type, title]): [string, number] => [title, of.get(type) ?? 0]),
  ];
}

/** A period with the pages that were open in it. */
interface Opened {
  period: Period;
  opened: number;
}

/** Steps from an open page to the keys, beside those of the period before. */
export async function funnelOf(db: Database, now: Opened, before: Opened): Promise<FigureTable> {
  const steps = await stepsOf(db, now.period, now.opened);
  const former = new Map(await stepsOf(db, before.period, before.opened));
  return {
    ...{ id: 'funnel', title: 'От визита до ключей', chart: null, head: 'Шаг' },
    note: 'Сколько чего случилось за период и за такой же перед ним. Это не путь одних и тех же людей: посетителей мы не отличаем друг от друга.',
    columns: [column('За период'), column('Перед ним')],
    rows: steps.map(([label, many]) => ({ label, values: [many, former.get(label) ?? 0] })),
  };
}

/** Minutes within which an answer is quick. */
const QUICK = 15;

/** Leads of visitors by the day, and how soon somebody took them. */
export async function answersOf(db: Database, period: Period): Promise<FigureTable> {
  const [from, until] = momentsOf(period);
  const rows = await db
    .select({ at: leads.createdAt, answered: leadWork.answeredAt })
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid))
    .where(
      and(
        gte(leads.createdAt, from),
        lt(leads.createdAt, until),
        // Whoever writes a caller down has answered already.
        notInArray(leads.method, Object.values(BY_HAND)),
      ),
    );
  const minutesOf = (some: typeof rows) =>
    some.flatMap(({ at, answered }) =>
      answered ? (answered.getTime() - at.getTime()) / 60_000 : [],
    );
  const all = minutesOf(rows);
  const typical = all.length > 0 ? Math.round(median(all)) : null;
  const byDay = Map.groupBy(rows, ({ at }) => moscowDay(at));
  return {
    ...{ id: 'answers', title: 'Скорость ответа', chart: 'line', head: 'День' },
    note: `Заявки с сайта и когда с ними впервые что-то сделали. Быстро — за ${QUICK} минут.${typical === null ? '' : ` Половине отвечают за ${formatCount(typical, ['минуту', 'минуты', 'минут'])}.`}`,
    columns: [column('Заявки'), column('Ответили быстро'), column('Без ответа')],
    rows: daysOf(period).map((day) => {
      const own = byDay.get(day) ?? [];
      const minutes = minutesOf(own);
      const quick = minutes.filter((one) => one <= QUICK).length;
      return {
        label: formatDate(day, 'short'),
        values: [own.length, quick, own.length - minutes.length],
      };
    }),
  };
}
