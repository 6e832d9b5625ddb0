import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { acceptDocument, listDocuments, refuseDocument } from '@m30/studio/contract';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { runAction } from '../desk/run-action.ts';
import { toDocuments } from './order-documents.ts';
import { toOrderRows } from './order-row.ts';

/** The stage in which documents are checked, and orders that are looked through. */
const DOCUMENTS = 6;
const READ = 200;

export const listDocumentsHandler = implementStudio(listDocuments, async (_input, { services }) => {
  const where = and(
    eq(orders.stageNumber, DOCUMENTS),
    or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
  );
  const found = await readOrders(services, { where, order: [asc(orders.createdAt)], limit: READ });
  const rows = await toOrderRows(services, found);
  const documents = found.flatMap((order, index) => {
    const row = rows[index];
    return row ? toDocuments(order, row) : [];
  });
  return { documents: documents.filter(({ check }) => check === 'sent') };
});

/** Answers `acceptDocument` by the same action that the command line has. */
export const acceptDocumentHandler = implementStudio(acceptDocument, (fields, call) =>
  runAction(call, 'document.accept', fields),
);

/** Answers `refuseDocument` in the same way. */
export const refuseDocumentHandler = implementStudio(refuseDocument, (fields, call) =>
  runAction(call, 'document.refuse', fields),
);
