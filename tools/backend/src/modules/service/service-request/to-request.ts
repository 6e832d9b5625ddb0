import { and, desc, eq } from 'drizzle-orm';
import type { ServiceRequest } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { serviceRequests } from './service-requests.table.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { LIST_PAGE, readPage, skipTo } from '../../../kernel/db/read-page.ts';

type Asking = Pick<Services, 'db' | 'catalogue'>;
type Row = typeof serviceRequests.$inferSelect;

/** «У-10042», what people call the order of a service by. */
export const requestNumber = ({ id }: Pick<Row, 'id'>): string => `У-${10_000 + id}`;

/** A page of what a buyer has ordered, newest first. */
export async function findRequests(services: Asking, userId: number, page: number) {
  const { db } = services;
  const own = eq(serviceRequests.userId, userId);
  const rows = await db
    .select()
    .from(serviceRequests)
    .where(own)
    .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.id))
    .limit(LIST_PAGE)
    .offset(skipTo(page));
  return {
    requests: await Promise.all(rows.map((row) => toRequest(services, row))),
    ...readPage(await db.$count(serviceRequests, own), page),
  };
}

/**
 * The row of an order of a service of a buyer.
 * @throws Refused 404 where there is none, also when it is somebody else's
 */
export async function ownRequest(db: Database, userId: number, guid: string): Promise<Row> {
  const own = and(eq(serviceRequests.guid, guid), eq(serviceRequests.userId, userId));
  const [row] = await db.select().from(serviceRequests).where(own);
  if (!row) throw refuse(404, 'Такой заявки на услугу нет');
  return row;
}

/** An order of a service as its buyer sees it. */
export async function toRequest(services: Asking, row: Row): Promise<ServiceRequest> {
  const { guid, address, choice, comment, state, price, note } = row;
  return {
    ...{ guid, address, choice, comment, state, price, note },
    number: requestNumber(row),
    service: row.serviceId,
    title: row.serviceName,
    premise: await premiseOf(services, row.userId, row.orderGuid),
    wished_on: row.wishedOn,
    planned_on: row.plannedOn,
    created_at: row.createdAt.toISOString(),
  };
}
