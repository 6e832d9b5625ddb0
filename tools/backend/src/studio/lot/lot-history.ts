import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LOT_STATUSES, type LotStatus } from '@m30/studio/contract/catalogue/lot-status';
import { formatMoney, moscowDay } from '@m30/ui-kit/format';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import { staffName } from '../../kernel/studio/studio-call.ts';
import { imports } from '../../modules/catalogue/import/imports.table.ts';
import { holds } from '../../modules/deal/hold/holds.table.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { priceHistory } from '../../modules/estate/object-content.table.ts';
import { priceChanges } from '../../modules/staff/approval/price-changes.table.ts';
import { lotStatusChanges } from '../../modules/staff/lot-status/lot-status-changes.table.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { staffPeople } from '../../modules/staff/person/staff-people.table.ts';

export type LotEvent = StudioResult<'Lots.Get'>['events'][number];

const maker = alias(staffPeople, 'maker');
const confirmer = alias(staffPeople, 'confirmer');

/** Prices that people have changed, or the term of a discount has. */
export async function changesOf(db: Database, lot: string): Promise<LotEvent[]> {
  const rows = await db
    .select({ change: priceChanges, maker, confirmer })
    .from(priceChanges)
    .leftJoin(maker, eq(maker.id, priceChanges.madeBy))
    .leftJoin(confirmer, eq(confirmer.id, priceChanges.confirmedBy))
    .where(sql`${priceChanges.lots} @> ${JSON.stringify([{ lot }])}::jsonb`);
  return rows.flatMap(({ change, ...by }) => {
    const one = change.lots.find((changed) => changed.lot === lot);
    if (!one) return [];
    const people = [by.maker, by.confirmer].flatMap((person) => (person ? staffName(person) : []));
    return {
      ...{ at: change.madeAt.toISOString(), kind: 'price' as const, order: null },
      title: `${formatMoney(one.before.price)} → ${formatMoney(one.after.price)}`,
      text: [`«${change.reason}»`, ...people].join(' · '),
    };
  });
}

/** Prices that came otherwise, by their days: with an import, or with the start of sales. */
export async function pricesOf(
  db: Database,
  lot: string,
  changed: readonly LotEvent[],
): Promise<LotEvent[]> {
  const days = new Set(changed.map(({ at }) => moscowDay(new Date(at))));
  const rows = await db.select().from(priceHistory).where(eq(priceHistory.lotGuid, lot));
  return rows
    .filter(({ since }) => !days.has(since))
    .map(({ since, price, reason }) => ({
      ...{ at: since, kind: 'price' as const, order: null },
      ...{ title: `Цена ${formatMoney(price)}`, text: reason ?? '' },
    }));
}

/** Statuses that the staff have given to a lot, the latest first. */
export const statusesOf = (db: Database, lot: string) =>
  db
    .select({ change: lotStatusChanges, by: staffPeople })
    .from(lotStatusChanges)
    .innerJoin(staffPeople, eq(staffPeople.id, lotStatusChanges.madeBy))
    .where(eq(lotStatusChanges.lotGuid, lot))
    .orderBy(desc(lotStatusChanges.madeAt));

export type GivenOnce = Awaited<ReturnType<typeof statusesOf>>[number];

/** A status that the staff have given, with who and why. */
export function toStatusEvent({ change, by }: GivenOnce): LotEvent {
  return {
    ...{ at: change.madeAt.toISOString(), kind: 'status', order: null },
    title: `Статус: ${statusWords(change.before)} → ${statusWords(change.after)}`,
    text: `«${change.reason}» · ${staffName(by)}`,
  };
}

const ENDS = { expired: 'срок вышел', cancelled: 'отменена', done: 'договор подписан' } as const;

/** Holds, the latest first, with their orders and buyers. */
export const holdsOf = (db: Database, lot: string) =>
  db
    .select({ hold: holds, number: orders.number, buyer: users })
    .from(holds)
    .innerJoin(orders, eq(orders.guid, holds.orderGuid))
    .innerJoin(users, eq(users.id, holds.userId))
    .where(eq(holds.lotGuid, lot))
    .orderBy(desc(holds.createdAt));

export type HeldOnce = Awaited<ReturnType<typeof holdsOf>>[number];

/** A hold as it began, and as it ended if it has. */
export function toHoldEvents({ hold, number }: HeldOnce) {
  const about = { kind: 'hold' as const, text: `Заказ ${number}`, order: hold.orderGuid };
  const began = { ...about, at: hold.createdAt.toISOString(), title: 'Бронь' };
  if (!hold.endedAt) return [began];
  const how = hold.end ? `: ${ENDS[hold.end]}` : '';
  return [{ ...about, at: hold.endedAt.toISOString(), title: `Бронь закончилась${how}` }, began];
}

const FIELDS: Readonly<Record<string, string>> = {
  ...{ price: 'Цена', oldPrice: 'Прежняя цена', status: 'Статус' },
};

/** What imports have changed of a lot. @param id as files name it */
export async function importsOf(db: Database, id: string): Promise<LotEvent[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(sql`${imports.differences} @> ${JSON.stringify([{ id }])}::jsonb`);
  return rows.flatMap(({ at, file, differences }) => {
    const own = differences.filter((one) => one.id === id && FIELDS[one.field]);
    const words = own.map(
      ({ field, before, after }) => `${FIELDS[field]}: ${toWords(before)} → ${toWords(after)}`,
    );
    if (words.length === 0) return [];
    return {
      ...{ at: at.toISOString(), kind: 'import' as const, order: null },
      ...{ title: words.join(', '), text: `Импорт «${file}»` },
    };
  });
}

const statusWords = (status: LotStatus): string => LOT_STATUSES[status].toLowerCase();

function toWords(value: number | string | null): string {
  if (value === null) return 'нет';
  if (typeof value === 'number') return formatMoney(value);
  return value in LOT_STATUSES ? statusWords(value as LotStatus) : value;
}
