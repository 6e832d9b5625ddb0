import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { requiredDocuments } from '../order/core/required-documents.ts';
import { readOrders, type ReadOrder } from '../order/find-orders.ts';
import { boughtName } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';

/** The stage in which documents are checked. */
const DOCUMENTS = 6;

/** Orders that are looked through for documents. */
const READ = 200;

/** Documents that were sent to be checked, those of the oldest orders first. */
export const documentsWork = defineStaffWork({
  name: 'documents',
  right: 'documents.check',
  title: 'Документы на\u00a0проверке',
  async list(services, most) {
    const rows = await services.db
      .select({ guid: orders.guid })
      .from(orders)
      .where(
        and(
          eq(orders.stageNumber, DOCUMENTS),
          or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
        ),
      )
      .orderBy(asc(orders.createdAt))
      .limit(READ);
    const where = inArray(
      orders.guid,
      rows.map(({ guid }) => guid),
    );
    const found = await readOrders(services, { where, order: [asc(orders.createdAt)] });
    const items = found.flatMap((order) =>
      documentsOf(order).map(({ guid, title, name }) => {
        const { row, events } = order;
        const sent = events.findLast(({ type }) => type === 'documents.sent');
        const given = { order: row.guid, file: guid };
        return {
          guid,
          title: `${row.number}: ${title}`,
          facts: [
            ['Объект', boughtName(services.catalogue.snapshot, row)],
            ['Отправлен', sent ? formatDate(sent.at.toISOString(), 'stamp') : ''],
          ] as const,
          files: [{ guid, name }],
          actions: [
            { name: 'document.accept', given },
            { name: 'document.refuse', given },
          ],
        };
      }),
    );
    return { total: items.length, items: items.slice(0, most) };
  },
});

/** What of an order waits for the staff. */
export const documentsOf = (order: Papers) =>
  papersOf(order).filter(({ check }) => check === 'sent');

type Papers = Pick<ReadOrder, 'state' | 'people' | 'files'>;

/** Documents of an order: guid of the upload, what it is and whose, and what the staff have said of it. */
export function papersOf({ state, people, files }: Papers) {
  const wanted = requiredDocuments(state);
  return state.papers.map(({ file, kind, participant, check, fault }) => {
    const paper = wanted.find(
      (one) => one.kind === kind && (one.participant ?? participant) === participant,
    );
    const person = paper?.participant == null ? undefined : people[participant];
    const whose = person ? `${person.lastName} ${person.name}` : '';
    const upload = files.find(({ guid }) => guid === file);
    return {
      guid: file,
      title: [paper?.title ?? 'Другой документ', whose].filter(Boolean).join(', '),
      name: upload ? `${upload.name}.${upload.type}` : file,
      check,
      fault,
    };
  });
}
