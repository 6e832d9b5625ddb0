import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { moscowDay } from '@m30/ui-kit/format';
import { checkOrigin } from '../kernel/http/check-origin.ts';
import type { AppContext, AppEnv } from '../kernel/http/env.ts';
import { Refused, refuse } from '../kernel/method/refuse.ts';
import type { Services } from '../kernel/services.ts';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import { commissionOrder } from '../modules/deal/deal-step/commission-building.staff.ts';
import { readOrders, type ReadOrder } from '../modules/deal/order/find-orders.ts';
import { orders } from '../modules/deal/order/orders.table.ts';
import { documentsOf } from '../modules/deal/order-step/documents.work.ts';
import { PARTNER_POLICY } from '../modules/deal/partner-gateway/partner-page.ts';
import { readForm } from '../modules/deal/partner-gateway/read-form.ts';
import { handovers } from '../modules/service/acceptance/handovers.table.ts';
import { testMoves } from './test-moves.ts';
import { testStaffPage } from './test-staff-page.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

/**
 * `/test-staff/{order}`: stands in the demonstration beside the embedded partners and plays the staff for one
 * order, so that a sale can be played through alone. Whoever knows the address may; without the demo there is none.
 */
export function testStaff(services: Services, actions: readonly StaffAction[]): Hono<AppEnv> {
  const byName = new Map(actions.map((action) => [action.name, action]));
  const app = new Hono<AppEnv>();
  const path = '/test-staff/:guid';
  app.use(path, async (c, next) => {
    if (!services.config.demo) throw refuse(404, 'Такой страницы нет');
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', PARTNER_POLICY);
    c.header('x-robots-tag', 'noindex');
    await next();
  });
  app.get(path, async (c) => c.html(await show(services, await findOrder(services, c), null)));
  app.post(path, async (c) => {
    checkOrigin(services.config, c);
    const order = await findOrder(services, c);
    try {
      await play(services, byName, order, await readForm(c));
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 403) throw error;
      return c.html(await show(services, order, error.message), 422);
    }
    return c.redirect(`/test-staff/${order.row.guid}`, 303);
  });
  return app;
}

/** @throws Refused 404 */
async function findOrder(services: Services, c: AppContext): Promise<ReadOrder> {
  const guid = c.req.param('guid');
  const [found] = v.is(GuidSchema, guid)
    ? await readOrders(services, { where: eq(orders.guid, guid) })
    : [];
  if (!found) throw refuse(404, 'Такой страницы нет');
  return found;
}

async function show(services: Services, order: ReadOrder, error: string | null) {
  const { guid } = order.row;
  const own = eq(handovers.orderGuid, guid);
  const [handover] = await services.db.select().from(handovers).where(own);
  return testStaffPage({
    order,
    documents: documentsOf(order),
    moves: testMoves(order.state, handover ?? null),
    lot: services.catalogue.snapshot.placed.get(order.row.lotGuid) ?? null,
    error,
  });
}

/** @throws Refused as the action of the staff does, 404 for an unknown one */
async function play(
  services: Services,
  actions: ReadonlyMap<string, StaffAction>,
  { row: { guid: order } }: ReadOrder,
  { action: name = '', ...fields }: Record<string, string | undefined>,
): Promise<void> {
  if (name === 'building.commission') {
    const on = moscowDay(services.clock());
    await commissionOrder(services, order, { on, permit: `ТЕСТ-${on}` });
    void services.outbox.flush();
    return;
  }
  const action = PLAYED.has(name) ? actions.get(name) : undefined;
  if (!action) throw refuse(404, 'Такого действия нет');
  await action.run(services, { ...DEFAULTS[name], ...fields, order });
}

/** Actions of the staff that the page plays. */
const PLAYED: ReadonlySet<string> = new Set([
  'document.accept',
  'document.refuse',
  'money.release',
  'acceptance.open',
  'act.sign',
  'keys.hand',
  'ownership.register',
]);

/** What the page does not ask for. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'act.sign': { way: 'office' },
  'ownership.register': { record: '78:31:0001521-78/001/2026-ТЕСТ' },
};
