import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { refuse } from '../../core/refuse.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../db/database.ts';
import { orderFiles, orderParticipants, orders } from '../../db/schema/index.ts';
import { anyLotCard } from '../premises/any-lot-card.ts';
import { findHolds, isActive } from '../hold/find-holds.ts';
import { nextStep } from './next-step.ts';

type OrderRow = typeof orders.$inferSelect;
type Order = ResultOf<'Order.GetOrderById'>['data'];

/** Finds the orders of a buyer, newest first. */
export function findOrders(services: Services, userId: number): Promise<Order[]> {
  return find(services, eq(orders.userId, userId));
}

/**
 * Finds one order of a buyer.
 * @throws Refused 404 when there is none, also when it is somebody else's
 */
export async function findOrder(services: Services, userId: number, guid: string): Promise<Order> {
  const [order] = await find(services, and(eq(orders.userId, userId), eq(orders.guid, guid)));
  if (!order) throw refuse(404, 'Такого заказа нет');
  return order;
}

async function find(services: Services, which: SQL | undefined): Promise<Order[]> {
  const { db } = services;
  const rows = await db.select().from(orders).where(which).orderBy(desc(orders.createdAt));
  const guids = rows.map((row) => row.guid);
  const people = await participantsOf(db, guids);
  const files = await filesOf(db, guids);
  const expired = await expiredOf(services, rows);
  return rows.map((row) => {
    const sideState = expired.has(row.guid) ? 'expired' : row.sideState;
    return {
      guid: row.guid,
      number: row.number,
      apartment: cardOf(services, row.lotGuid),
      stage_number: row.stageNumber,
      side_state: sideState,
      price: row.price,
      users: people
        .filter((person) => person.orderGuid === row.guid)
        .map(({ lastName, name, secondName }) => ({
          last_name: lastName,
          name,
          second_name: secondName,
        })),
      files: files
        .filter((file) => file.orderGuid === row.guid)
        .map(({ guid, name, type, size }) => ({ name, src: `/api/files/${guid}`, type, size })),
      next_step: nextStep(row.stageNumber, sideState, row.deadline),
      created_at: row.createdAt.toISOString(),
    };
  });
}

/** Orders whose hold has ended by itself, though nobody has written that down yet. */
async function expiredOf({ db, clock }: Services, rows: readonly OrderRow[]): Promise<Set<string>> {
  const holds = await findHolds(
    db,
    rows.map(({ lotGuid }) => lotGuid),
  );
  const now = clock();
  const over = [...holds.values()].filter((hold) => !isActive(hold, now));
  return new Set(over.map(({ orderGuid }) => orderGuid));
}

/** The foreign key promises that the lot exists; one that is newer than the snapshot is a bug. */
function cardOf({ catalogue: { snapshot } }: Services, lotGuid: string): Order['apartment'] {
  const card = anyLotCard(snapshot, lotGuid);
  if (!card) throw new Error(`lot ${lotGuid} is not in the catalogue`);
  return card;
}

function participantsOf(db: Database, guids: string[]) {
  return db
    .select()
    .from(orderParticipants)
    .where(inArray(orderParticipants.orderGuid, guids))
    .orderBy(asc(orderParticipants.position));
}

/** Without the content, which only a download needs. */
function filesOf(db: Database, guids: string[]) {
  const { guid, orderGuid, name, type, size } = orderFiles;
  return db
    .select({ guid, orderGuid, name, type, size })
    .from(orderFiles)
    .where(inArray(orderFiles.orderGuid, guids))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.name));
}
