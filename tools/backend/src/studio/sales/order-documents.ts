import type { StudioResult } from '@m30/studio/contract/client';
import { STUDIO_FILES_PATH } from '@m30/studio/contract/core/addresses';
import type { ReadOrder } from '../../modules/deal/order/find-orders.ts';
import { papersOf } from '../../modules/deal/order-step/documents.work.ts';
import type { OrderRow } from './order-row.ts';

type Document = StudioResult<'Documents.List'>['documents'][number];

/** Documents of an order as the desk checks them. */
export function toDocuments(order: ReadOrder, row: OrderRow): Document[] {
  const sent = order.events.findLast(({ type }) => type === 'documents.sent');
  return papersOf(order).map(({ guid, title, name, check, fault }) => ({
    order: row.guid,
    order_number: row.number,
    file: guid,
    ...{ title, name, check },
    buyer: row.buyer.name,
    lot: row.lot,
    reason: fault,
    sent_at: check === 'new' ? null : (sent?.at.toISOString() ?? null),
    src: `${STUDIO_FILES_PATH}/${guid}`,
  }));
}
