import { asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { findBuyers, getBuyer } from '@m30/studio/contract';
import { mayRole } from '@m30/studio/contract/core/roles';
import { anyCase, phoneDigits } from '../../kernel/db/search-pattern.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../kernel/studio/studio-call.ts';
import { findLeadsOf } from '../../modules/deal/lead-work/lead-query.ts';
import { toDeskLead } from '../../modules/deal/lead-work/to-desk-lead.ts';
import { mortgageApplications } from '../../modules/deal/mortgage/mortgage-applications.table.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { tickets } from '../../modules/service/ticket/tickets.table.ts';
import { findViewings } from '../../modules/service/viewing/find-viewing.ts';
import { viewings } from '../../modules/service/viewing/viewings.table.ts';
import { findMortgages } from './mortgages.ts';
import { toOrderRows } from './order-row.ts';
import { toDeskViewing } from './to-desk-viewing.ts';

/** Buyers that one look finds, and things of each kind that a card shows. */
const FOUND = 20;
const SHOWN = 50;

const toBuyer = ({
  guid,
  lastName,
  name,
  secondName,
  phone,
  email,
  createdAt,
}: typeof users.$inferSelect) => ({
  ...{ guid, phone, email, created_at: createdAt.toISOString() },
  name: [lastName, name, secondName].filter(Boolean).join(' '),
});

export const findBuyersHandler = implementStudio(findBuyers, async ({ text }, { services }) => {
  const found = await services.db
    .select()
    .from(users)
    .where(called(text))
    .orderBy(asc(users.lastName), asc(users.id))
    .limit(FOUND);
  return { buyers: found.map(toBuyer) };
});

function called(text: string): SQL | undefined {
  const pattern = anyCase(text);
  const digits = phoneDigits(text);
  const name = sql`${users.lastName} || ' ' || ${users.name} || ' ' || ${users.secondName}`;
  return or(
    sql`${name} ~ ${pattern}`,
    sql`${users.email} ~ ${pattern}`,
    digits ? sql`${users.phone} like ${`%${digits}%`}` : undefined,
  );
}

/** Answers `getBuyer`: each part for whoever has the right to its desk. */
export const getBuyerHandler = implementStudio(getBuyer, async ({ buyer: guid }, call) => {
  const { services } = call;
  const { db } = services;
  const { role } = staffOf(call);
  const [row] = await db.select().from(users).where(eq(users.guid, guid));
  if (!row) throw refuse(404, 'Такого покупателя нет');
  const own = await readOrders(services, { where: eq(orders.userId, row.id), limit: SHOWN });
  const leads = async () =>
    (await findLeadsOf(db, row, SHOWN)).map((lead) => toDeskLead(services, lead));
  const shown = async () =>
    (await findViewings(db, eq(viewings.userId, row.id), SHOWN)).map((one) =>
      toDeskViewing(services, one),
    );
  const loans = () => findMortgages(db, eq(mortgageApplications.userId, row.id), { limit: SHOWN });
  const asked = async () => {
    const found = await db
      .select()
      .from(tickets)
      .where(eq(tickets.userId, row.id))
      .orderBy(desc(tickets.changedAt))
      .limit(SHOWN);
    return found.map((ticket) => ({
      ...{ guid: ticket.guid, number: ticket.id, title: ticket.title },
      open: ticket.state !== 'closed',
      changed_at: ticket.changedAt.toISOString(),
    }));
  };
  return {
    buyer: toBuyer(row),
    orders: await toOrderRows(services, own),
    leads: mayRole(role, 'leads.read') ? await leads() : null,
    viewings: mayRole(role, 'viewings.read') ? await shown() : null,
    mortgages: mayRole(role, 'mortgage.read') ? await loans() : null,
    tickets: mayRole(role, 'questions.answer') ? await asked() : null,
  };
});
