import { and, eq, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { moscowDay } from '@m30/ui-kit/format';
import { Refused, refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { dayField, lineField } from '../../../kernel/staff/fields.ts';
import { buildings } from '../../estate/objects.table.ts';
import { applyEvent } from '../order/apply-event.ts';
import { placedLotsOf } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';

/** Permit of commissioning. */
interface Permit {
  /** ISO date. */
  on: string;
  permit: string;
}

/**
 * Tells an order that its building is commissioned, once.
 * @throws Refused 409 where the order has stopped or knows it already
 */
export async function commissionOrder(
  services: Services,
  order: string,
  permit: Permit,
): Promise<void> {
  await services.db.transaction((tx) =>
    applyEvent(tx, services, {
      ...{ order, actor: 'company', type: 'building.commissioned', data: permit },
      key: 'building.commissioned',
    }),
  );
}

/** The building got its permit: what is free in it is sold from now on, and its deals go on to their money and keys. */
export const commissionBuilding = defineStaffAction({
  name: 'building.commission',
  right: 'orders.move',
  summary: 'Отмечает разрешение на ввод корпуса и сообщает о нём всем сделкам корпуса',
  shows:
    'в\u00a0каждом заказе корпуса «Дом введён в\u00a0эксплуатацию» с\u00a0номером разрешения; уведомление об\u00a0этом',
  input: v.strictObject({
    building: lineField('Корпус, «kanal/korpus-2»', 100),
    permit: lineField('Номер разрешения', 60),
    on: dayField('Дата разрешения'),
  }),
  async run(services, { building, ...permit }) {
    const { db, clock, catalogue } = services;
    if (permit.on > moscowDay(clock())) throw refuse(422, 'Дата разрешения ещё не\u00a0наступила');
    const own = eq(buildings.id, building);
    const [found] = await db.select().from(buildings).where(own);
    if (!found) throw refuse(404, 'Такого корпуса нет');
    if (found.commissionedOn !== null && found.commissionedOn !== permit.on) {
      throw refuse(409, `Корпус введён ${found.commissionedOn}`);
    }
    const stands = { commissionedOn: permit.on, handoverYear: null, handoverQuarter: null };
    await db.update(buildings).set(stands).where(own);
    await catalogue.refresh();
    const notified = await tellOrders(services, building, permit);
    void services.outbox.flush();
    return { message: `Корпус введён, сообщено сделкам: ${notified}`, notified };
  },
});

/**
 * Orders that stopped meanwhile, or know it already, are passed over: the action may be repeated. A set that stands in several buildings is
 * told when the last of them is commissioned: its money and keys follow one order.
 */
async function tellOrders(services: Services, building: string, permit: Permit): Promise<number> {
  const rows = await services.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.contract, 'ddu'),
        or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
      ),
    );
  const { snapshot } = services.catalogue;
  const ready = rows.filter((row) => {
    const stands = placedLotsOf(snapshot, row).map((lot) => lot.building);
    return (
      stands.some(({ id }) => id === building) &&
      stands.every(({ commissionedOn }) => commissionedOn !== null)
    );
  });
  let notified = 0;
  for (const { guid } of ready) {
    try {
      await commissionOrder(services, guid, permit);
      notified += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return notified;
}
