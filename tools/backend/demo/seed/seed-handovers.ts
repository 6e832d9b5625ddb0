import { eq } from 'drizzle-orm';
import { addDays, moscowDay } from '@m30/ui-kit/format';
import { demoHandover } from '../data/account/handover.ts';
import type { Database } from '../../src/kernel/db/database.ts';
import { appointments } from '../../src/modules/service/appointment/appointments.table.ts';
import { defects, handovers } from '../../src/modules/service/acceptance/handovers.table.ts';
import { finishChoices } from '../../src/modules/deal/finish/finish-choices.table.ts';
import { lots, plans } from '../../src/modules/estate/objects.table.ts';
import { roomsArea } from '../../src/modules/estate/rooms-area.ts';
import { orders } from '../../src/modules/deal/order/orders.table.ts';
import { dueOn } from '../../src/modules/service/acceptance/handover-rules.ts';
import { finishPrice } from '../../src/modules/deal/finish/finish-offers.ts';
import { SHOWROOM } from '../../src/modules/service/appointment/appointment-words.ts';
import { startsOn } from '../../src/modules/service/appointment/slot-rules.ts';
import type { AppointmentKind } from '../../src/modules/service/appointment/types.ts';

const DAY = 24 * 3_600_000;

/** Writes the handover of the demo buyer's flat: meetings, acts, a chosen finish. */
export async function seedHandovers(db: Database, userId: number, now: Date): Promise<void> {
  const { order, transfer, readyAgo, sentAgo, meetings, finish, finishAgo } = demoHandover;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const [lot] = await db
    .select({ building: lots.buildingId, rooms: plans.roomList, contract: orders.contract })
    .from(orders)
    .innerJoin(lots, eq(lots.guid, orders.lotGuid))
    .innerJoin(plans, eq(plans.id, lots.planId))
    .where(eq(orders.guid, order));
  if (!lot) throw new Error('the demo buyer has no flat to be handed over');
  await db
    .insert(handovers)
    .values({ orderGuid: order, readyAt: ago(readyAgo), transferGuid: transfer });
  for (const { guid, kind, days, slot } of meetings) {
    const isOver = days < 0;
    await db.insert(appointments).values({
      ...{ guid, kind, userId, seat: 0 },
      place: kind === 'showroom' ? SHOWROOM : lot.building,
      startsAt: startFrom(kind, new Date(now.getTime() + days * DAY), slot),
      orderGuid: order,
      state: isOver ? 'done' : 'booked',
      createdAt: ago(Math.max(2, 5 - days)),
      changedAt: ago(isOver ? -days : 2),
    });
  }
  const sentAt = ago(sentAgo);
  for (const [index, { state, ...defect }] of demoHandover.defects.entries()) {
    const isDraft = state === 'draft';
    const createdAt = new Date(sentAt.getTime() - DAY + index * 60_000);
    await db.insert(defects).values({
      ...defect,
      ...{ orderGuid: order, state, createdAt },
      act: isDraft ? null : 1,
      sentAt: isDraft ? null : sentAt,
      dueOn: isDraft ? null : dueOn(lot.contract, sentAt),
      changedAt: isDraft ? createdAt : ago(6 - index),
    });
  }
  const area = roomsArea(lot.rooms);
  await db.insert(finishChoices).values({
    orderGuid: order,
    variant: finish,
    area,
    price: finishPrice(finish, area),
    chosenAt: ago(finishAgo),
  });
}

/** The first time of the kind from a moment on, at its place in the day. */
function startFrom(kind: AppointmentKind, from: Date, slot: number): Date {
  for (let day = 0; day < 14; day++) {
    const start = startsOn(kind, addDays(moscowDay(from), day))[slot];
    if (start) return start;
  }
  throw new Error(`nobody receives for ${kind}`);
}
