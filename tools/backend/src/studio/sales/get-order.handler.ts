import { eq } from 'drizzle-orm';
import { getOrder, getOrderTimeline } from '@m30/studio/contract';
import { mayRole } from '@m30/studio/contract/core/roles';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { anyLotCard } from '../../modules/catalogue/premises/any-lot-card.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { readOrders, type ReadOrder } from '../../modules/deal/order/find-orders.ts';
import { lotsOf } from '../../modules/deal/order/order-lots.ts';
import { mayTerminate } from '../../modules/deal/order/core/actions.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { PAYMENT_KINDS } from '../../modules/estate/payment-kind.ts';
import { canOf } from './can-of.ts';
import { toDocuments } from './order-documents.ts';
import { toOrderRows } from './order-row.ts';
import { timelineOf } from './timeline.ts';

/** Things that wait, of which those of one order are picked. */
const LOOKED_THROUGH = 200;

/** @throws Refused 404 */
async function readOne(services: Services, guid: string) {
  const [order] = await readOrders(services, { where: eq(orders.guid, guid) });
  const [row] = order ? await toOrderRows(services, [order]) : [];
  if (!order || !row) throw refuse(404, 'Такого заказа нет');
  return { order, row };
}

export const getOrderHandler = implementStudio(getOrder, async ({ order: guid }, call) => {
  const { services } = call;
  const { order, row } = await readOne(services, guid);
  const { snapshot } = services.catalogue;
  const { state, people } = order;
  const sum = (of: 'amount' | 'refunded') =>
    state.received.reduce((total, one) => total + one[of], 0);
  return {
    order: {
      ...row,
      contract: state.contract,
      participants: people.map(({ lastName, name, secondName }) => ({
        name: [lastName, name, secondName].filter(Boolean).join(' '),
      })),
      lots: lotsOf(order.row).map(({ lotGuid, price }) => ({
        title: lotTitle(snapshot, lotGuid),
        price,
        url: anyLotCard(snapshot, lotGuid)?.url ?? null,
      })),
      payment: order.row.payment ? PAYMENT_KINDS[order.row.payment.kind] : null,
      discount: state.discount,
      money: { received: sum('amount'), refunded: sum('refunded') },
      documents: toDocuments(order, row),
      timeline: await timelineOf(services, order),
      hold: state.hold && { kind: state.hold.kind, until: state.hold.until.toISOString() },
      can: canOf(state, services.clock()),
      actions: await actionsFor(call, order),
    },
  };
});

/** What waits for the staff in this order, of what the role may do. */
async function actionsFor(call: StudioCall, { row, state }: ReadOrder) {
  const { services } = call;
  const { role } = staffOf(call);
  const may = new Set(
    services.staffActions.filter(({ right }) => mayRole(role, right)).map(({ name }) => name),
  );
  const own = services.staffWork.filter(({ right }) => mayRole(role, right));
  const listed = await Promise.all(own.map((work) => work.list(services, LOOKED_THROUGH)));
  // Nobody waits for the end of a contract: it stands in no list of work.
  const end = { name: 'contract.terminate', given: { order: row.guid } };
  return [
    ...listed.flatMap(({ items }) => items.flatMap(({ actions }) => actions)),
    ...(mayTerminate(state, services.clock()) ? [end] : []),
  ]
    .filter(({ name, given }) => given.order === row.guid && may.has(name))
    .map(({ name, given }) => ({ name, given: { ...given } }));
}

export const getOrderTimelineHandler = implementStudio(
  getOrderTimeline,
  async ({ order: guid }, { services }) => {
    const { order } = await readOne(services, guid);
    return { timeline: await timelineOf(services, order) };
  },
);
