import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from '../../people/account/accounts.table.ts';
import type { FollowOrder } from '../order/order-follower.ts';
import { orders } from '../order/orders.table.ts';
import { agencies, agentClients, agentCommissions, agents } from './agents.table.ts';

/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000;

/**
 * A signed contract is paid for to the agency whose client the buyer was when the order was opened; a contract that is terminated before
 * that is not.
 */
export const followCommission: FollowOrder = async (tx, _services, order, { event }) => {
  if (event.type === 'contract.signed') await owe(tx, order, event.at);
  if (event.type === 'contract.terminated') {
    await tx
      .update(agentCommissions)
      .set({ cancelledAt: event.at })
      .where(and(eq(agentCommissions.dealGuid, order), isNull(agentCommissions.paidOn)));
  }
};

async function owe(tx: Database, order: string, signedAt: Date): Promise<void> {
  const [deal] = await tx
    .select({ order: orders, phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.guid, order), eq(users.phoneConfirmed, true)));
  if (!deal) return;
  const { createdAt, number, price } = deal.order;
  const [found] = await tx
    .select()
    .from(agentClients)
    .innerJoin(agents, eq(agents.guid, agentClients.agentGuid))
    .innerJoin(agencies, eq(agencies.guid, agents.agencyGuid))
    .where(
      and(
        eq(agentClients.phone, deal.phone),
        lte(agentClients.registeredAt, createdAt),
        gt(agentClients.expiresAt, createdAt),
        or(isNull(agentClients.endedAt), gt(agentClients.endedAt, createdAt)),
      ),
    );
  if (!found) return;
  const { percent } = found.agencies;
  await tx
    .insert(agentCommissions)
    .values({
      ...{ guid: randomUUID(), agentGuid: found.agents.guid, clientGuid: found.agent_clients.guid },
      ...{ dealGuid: order, number, price, percent, signedAt },
      amount: Math.round((price * percent) / WHOLE),
    })
    .onConflictDoNothing({ target: agentCommissions.dealGuid });
}
