import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { appointments } from '../../modules/service/appointment/appointments.table.ts';
import { handovers } from '../../modules/service/acceptance/handovers.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { sessions, users } from '../../modules/people/account/accounts.table.ts';
import { RULES, startsFrom } from '../../modules/service/appointment/slot-rules.ts';
import { someBuyers } from '../buyers.ts';
import type { TestBackend } from '../test-backend.ts';
import type { TestAnswer, TestClient } from '../test-client.ts';

/** A buyer whose flat waits for its inspection. */
export interface Owner {
  buyer: TestClient;
  userId: number;
  /** Guid of the order. */
  order: string;
  /** Building that the flat lies in. */
  building: string;
}

/** Makes buyers with flats of one building that are ready to be inspected, without their sales. */
export async function someOwners(backend: TestBackend, count: number): Promise<Owner[]> {
  const { db, clock } = backend.services;
  const buyers = await someBuyers(backend, count);
  const people = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .orderBy(users.id);
  const ids = people.slice(-count).map(({ id }) => id);
  const [first] = await db
    .select({ building: lots.buildingId })
    .from(lots)
    .where(and(eq(lots.kind, 'flat'), eq(lots.status, 'sold')))
    .orderBy(lots.buildingId)
    .limit(1);
  if (!first) throw new Error('nothing is sold');
  const ordered = db.select({ guid: orders.lotGuid }).from(orders);
  const flats = await db
    .select({ guid: lots.guid, price: lots.price })
    .from(lots)
    .where(
      and(
        eq(lots.buildingId, first.building),
        eq(lots.kind, 'flat'),
        notInArray(lots.guid, ordered),
      ),
    )
    .limit(count);
  const made: Owner[] = [];
  for (const [index, buyer] of buyers.entries()) {
    const userId = ids[index];
    // Several may own one flat: nothing here looks at that.
    const flat = flats[index % flats.length];
    if (userId === undefined || !flat) throw new Error('nobody to own a flat');
    const order = randomUUID();
    await db.insert(orders).values({
      ...{ guid: order, number: `T-${order}`, userId, lotGuid: flat.guid, price: flat.price },
      ...{ stageNumber: 10, createdAt: clock() },
    });
    await db
      .insert(handovers)
      .values({ orderGuid: order, readyAt: clock(), transferGuid: randomUUID() });
    made.push({ buyer, userId, order, building: first.building });
  }
  return made;
}

/** Lets owners ask at once for a time at which one place is left. */
export async function raceForSlot(
  backend: TestBackend,
  count: number,
): Promise<{ answers: TestAnswer[]; booked: number }> {
  const { db, clock } = backend.services;
  const [at] = startsFrom('acceptance', clock())[0]?.starts ?? [];
  if (!at) throw new Error('nobody receives');
  const owners = await someOwners(backend, count + RULES.acceptance.seats - 1);
  const book = ({ buyer, order }: Owner) =>
    buyer.post('LK.BookAppointment', { kind: 'acceptance', order, at: at.toISOString() });
  for (const owner of owners.splice(0, RULES.acceptance.seats - 1)) await book(owner);
  const answers = await Promise.all(owners.map(book));
  const live = and(
    inArray(
      appointments.orderGuid,
      owners.map(({ order }) => order),
    ),
    ne(appointments.state, 'cancelled'),
  );
  return { answers, booked: await db.$count(appointments, live) };
}
