import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventType } from '../../modules/deal/order/core/events.ts';
import { fold } from '../../modules/deal/order/core/fold.ts';
import { readEvents } from '../../modules/deal/order/database-store.ts';
import { waitsFor } from '../../modules/deal/order/waits-for.ts';
import { bring, orderAt, passports, tell } from '../../testing/order-at.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { staffActions } from './staff-registry.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Who brings about what happens to an order; `gateway` is a bank, the register or an operator who tells it by a message, `studio` a desk of its own. */
const CAUSES = {
  'order.opened': 'buyer',
  'hold.placed': 'buyer',
  'payment.chosen': 'buyer',
  'participants.named': 'buyer',
  'participants.aged': 'clock',
  'offer.accepted': 'buyer',
  'payment.succeeded': 'gateway',
  'payment.refused': 'gateway',
  'payment.refunded': 'gateway',
  'hold.extended': 'buyer',
  'discount.granted': 'studio',
  'discount.withdrawn': 'studio',
  'hold.expired': 'clock',
  'mortgage.sent': 'buyer',
  'mortgage.approved': 'gateway',
  'mortgage.declined': 'gateway',
  'mortgage.refused': 'gateway',
  'mortgage.chosen': 'buyer',
  'file.added': 'buyer',
  'file.deleted': 'buyer',
  'documents.sent': 'buyer',
  'file.accepted': 'staff',
  'file.refused': 'staff',
  'signature.given': 'gateway',
  'contract.signed': 'gateway',
  'escrow.opened': 'gateway',
  'escrow.funded': 'gateway',
  'escrow.released': 'staff',
  'letter.opened': 'gateway',
  'letter.released': 'staff',
  'registration.sent': 'gateway',
  'registration.suspended': 'gateway',
  'registration.done': 'gateway',
  'building.commissioned': 'staff',
  'keys.given': 'staff',
  'ownership.registered': 'staff',
  'order.cancelled': 'buyer',
  'contract.terminated': 'staff',
  'stage.imported': 'clock',
} as const satisfies Record<EventType, 'buyer' | 'clock' | 'gateway' | 'staff' | 'studio'>;

/** Does what the staff do, by the name in the registry. */
async function act(name: string, input: object): Promise<void> {
  const action = staffActions.find((one) => one.name === name) ?? expect.fail(`no ${name}`);
  await action.run(backend.services, input as never);
}

const eventsOf = (order: string) => readEvents(backend.services.db, order);
const stateOf = async (order: string) => fold(await eventsOf(order));

/** Nobody but the company, or a bank that tells it, can go on. */
async function waitsForUs(order: string): Promise<void> {
  expect(waitsFor(await stateOf(order))).not.toBeNull();
}

/** From the acceptance to the keys. */
async function handOver(order: string): Promise<void> {
  await act('acceptance.open', { order });
  await act('act.sign', { order, way: 'office' });
  await act('keys.hand', { order });
}

/** An order whose documents are with the staff. */
async function withDocuments() {
  const sale = await orderAt(backend, 6);
  const files = passports();
  await tell(backend, sale.order, [
    ...files,
    { actor: 'buyer', type: 'documents.sent', data: {} } as const,
  ]);
  await waitsForUs(sale.order);
  return { sale, files: files.flatMap((event) => ('file' in event.data ? event.data.file : [])) };
}

test('what a deal waits for the company to do, the staff do by an action of the registry', async () => {
  const refused = await withDocuments();
  const [wrong] = refused.files;
  await act('document.refuse', { order: refused.sale.order, file: wrong, reason: 'Не читается' });

  const { sale, files } = await withDocuments();
  const { order } = sale;
  for (const file of files) await act('document.accept', { order, file });
  await bring(backend, sale, { from: 7, to: 10 });
  await waitsForUs(order);
  const building = backend.services.catalogue.snapshot.lots.get(sale.lot)?.building.id;
  await act('building.commission', { building, permit: '78-1', on: '2026-11-18' });
  await waitsForUs(order);
  await act('money.release', { order });
  await handOver(order);
  await waitsForUs(order);
  await act('ownership.register', { order, record: '78:1' });

  const sold = await orderAt(backend, 10, undefined, 'sale');
  await waitsForUs(sold.order);
  await act('money.release', { order: sold.order });
  await handOver(sold.order);

  const ended = await orderAt(backend, 8);
  await act('contract.terminate', { order: ended.order, reason: 'Соглашение сторон' });

  for (const done of [order, sold.order]) expect((await stateOf(done)).finished).toBe(true);
  const orders = [refused.sale.order, order, sold.order, ended.order];
  const happened = new Set(
    (await Promise.all(orders.map(eventsOf))).flat().map(({ type }) => type),
  );
  const awaited = Object.entries(CAUSES).filter(([, who]) => who === 'staff');
  expect(awaited.map(([type]) => type).filter((type) => !happened.has(type as EventType))).toEqual(
    [],
  );
});
