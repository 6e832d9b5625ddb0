import { agentRuleOn } from '@m30/studio/contract/sales/agent-rule';
import { formatDate, moscowDay } from '@m30/ui-kit/format';
import { and, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { daysAfter } from '../../../kernel/time/day.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { leads } from '../lead/leads.table.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { agentClients } from './agents.table.ts';

/** Why somebody is the company's own client, Russian; `null` where nobody knows him. */
export async function whyOwnClient(
  tx: Database,
  { clock, leadForms }: Pick<Services, 'clock' | 'leadForms'>,
  phone: string,
): Promise<string | null> {
  const now = clock();
  const buyer = and(eq(users.phone, phone), eq(users.phoneConfirmed, true));
  // As `isStopped` says it: only the bank’s refusal leaves an order open.
  const goesOn = or(isNull(orders.sideState), eq(orders.sideState, 'refused'));
  const [order] = await tx
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(buyer, goesOn))
    .limit(1);
  if (order) return `У\u00a0клиента уже есть заказ ${order.number}: это клиент компании`;
  const since = daysAfter(now, -agentRuleOn(moscowDay(now)).quiet);
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.phone, phone), gte(leads.createdAt, since)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  if (!lead) return null;
  const what = leadForms.get(lead.method) ?? 'заявка';
  return `Клиент уже обратился в\u00a0компанию ${formatDate(lead.createdAt, 'date')}: «${what}»`;
}

/** Ends registrations whose term is over, so that the phone is free for others. */
export async function endExpiredClients(tx: Database, phone: string, now: Date): Promise<void> {
  const open = await tx
    .select()
    .from(agentClients)
    .where(and(eq(agentClients.phone, phone), isNull(agentClients.endedAt)))
    .for('update');
  const over = open.filter(({ expiresAt }) => expiresAt <= now).map(({ guid }) => guid);
  if (over.length === 0) return;
  await tx
    .update(agentClients)
    .set({ endedAt: now, end: 'expired' })
    .where(inArray(agentClients.guid, over));
}
