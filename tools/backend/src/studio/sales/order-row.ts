import { inArray } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import type { Services } from '../../kernel/services.ts';
import { lotTitle } from '../../modules/deal/lead-work/to-desk-lead.ts';
import type { ReadOrder } from '../../modules/deal/order/find-orders.ts';
import { documentsOf } from '../../modules/deal/order-step/documents.work.ts';
import { users } from '../../modules/people/account/accounts.table.ts';

export type OrderRow = StudioResult<'Orders.List'>['orders'][number];

/** Orders as the desk lists them. */
export async function toOrderRows(
  services: Services,
  found: readonly ReadOrder[],
): Promise<OrderRow[]> {
  const ids = [...new Set(found.map(({ row }) => row.userId))];
  const buyers = await services.db.select().from(users).where(inArray(users.id, ids));
  const byId = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  return found.map((order) => {
    const { row, state } = order;
    const buyer = byId.get(row.userId);
    const names = buyer ? [buyer.lastName, buyer.name, buyer.secondName] : [];
    return {
      guid: row.guid,
      number: row.number,
      buyer: {
        guid: buyer?.guid ?? '',
        name: names.filter(Boolean).join(' '),
        phone: buyer?.phone ?? '',
      },
      lot: lotTitle(services.catalogue.snapshot, row.lotGuid),
      price: row.price,
      stage: Math.max(1, state.stage),
      side: state.side,
      finished: row.finished,
      turn: turnOf(order),
      deadline: row.deadline?.toISOString() ?? null,
      documents_waiting: documentsOf(order).length,
      created_at: row.createdAt.toISOString(),
    };
  });
}

function turnOf({ row, state }: ReadOrder): OrderRow['turn'] {
  const hasStopped = state.side !== null && state.side !== 'refused';
  if (row.finished || hasStopped) return 'nobody';
  return row.buyersTurn ? 'buyer' : 'company';
}
