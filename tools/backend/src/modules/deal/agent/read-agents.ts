import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { StudioResult } from '@m30/studio/contract/client';
import { anyCase, phoneDigits } from '../../../kernel/db/search-pattern.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { staffName } from '../../../kernel/studio/studio-call.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { agencies, agentClients, agentCommissions, agents } from './agents.table.ts';

type AgentRow = StudioResult<'Agents.List'>['agents'][number];
type Agency = AgentRow['agency'];
type AgentDetails = StudioResult<'Agents.Get'>['agent'];
type Client = AgentDetails['client_list'][number];
type Commission = AgentDetails['commissions'][number];

/** Clients and commissions that a card shows. */
const SHOWN = 100;

export const toAgency = (row: typeof agencies.$inferSelect): Agency => ({
  ...{ guid: row.guid, name: row.name, inn: row.inn, contract: row.contract },
  ...{ signed_on: row.signedOn, percent: row.percent, closed: row.closedAt !== null },
});

/** A client as a card shows him; whose term is over is nobody's, whether or not that was written. */
export const toClient = (
  row: typeof agentClients.$inferSelect,
  by: Pick<typeof staffPeople.$inferSelect, 'lastName' | 'name'> | null,
  now: Date,
): Client => ({
  ...{ guid: row.guid, name: row.name, phone: row.phone, wish: row.wish, reason: row.reason },
  registered_at: row.registeredAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  registered_by: by && staffName(by),
  state: row.end ?? (row.expiresAt <= now ? 'expired' : 'active'),
});

export const toCommission = (row: typeof agentCommissions.$inferSelect): Commission => ({
  ...{ guid: row.guid, order: row.dealGuid, number: row.number, price: row.price },
  ...{ percent: row.percent, amount: row.amount, paid_on: row.paidOn },
  ...{ signed_at: row.signedAt.toISOString(), cancelled: row.cancelledAt !== null },
});

/** Agents with their figures, by name; those who are closed come last. */
export const findAgents = async (db: Database, now: Date, where?: SQL): Promise<AgentRow[]> =>
  (await selectAgents(db, now, where)).map(toAgentRow);

function selectAgents(db: Database, now: Date, where?: SQL) {
  const active = and(
    sql`${agentClients.endedAt} is null`,
    sql`${agentClients.expiresAt} > ${now.toISOString()}`,
  );
  const signed = sql`from ${agentCommissions} where ${agentCommissions.agentGuid} = ${agents.guid} and ${agentCommissions.cancelledAt} is null`;
  return db
    .select({
      agent: agents,
      agency: agencies,
      clients:
        sql<number>`(select count(*) from ${agentClients} where ${agentClients.agentGuid} = ${agents.guid} and ${active})`.mapWith(
          Number,
        ),
      deals: sql<number>`(select count(*) ${signed})`.mapWith(Number),
      owed: sql<number>`(select coalesce(sum(${agentCommissions.amount}), 0) ${signed} and ${agentCommissions.paidOn} is null)`.mapWith(
        Number,
      ),
    })
    .from(agents)
    .innerJoin(agencies, eq(agencies.guid, agents.agencyGuid))
    .where(where)
    .orderBy(sql`${agents.closedAt} is not null`, asc(agents.lastName), asc(agents.name));
}

const toAgentRow = ({
  agent,
  agency,
  ...figures
}: Awaited<ReturnType<typeof selectAgents>>[number]): AgentRow => ({
  ...{ guid: agent.guid, name: staffName(agent), phone: agent.phone, email: agent.email },
  ...{ ...figures, agency: toAgency(agency), closed: agent.closedAt !== null },
});

/** Which agents a text means: by name, agency and phone, or by the phone of a client. */
export function agentCondition(text: string): SQL | undefined {
  const pattern = anyCase(text);
  const digits = phoneDigits(text);
  const like = `%${digits ?? ''}%`;
  return or(
    sql`${agents.lastName} || ' ' || ${agents.name} ~ ${pattern}`,
    sql`${agencies.name} ~ ${pattern}`,
    digits ? sql`${agents.phone} like ${like}` : undefined,
    digits
      ? sql`exists (select 1 from ${agentClients} where ${agentClients.agentGuid} = ${agents.guid} and ${agentClients.endedAt} is null and ${agentClients.phone} like ${like})`
      : undefined,
  );
}

/**
 * An agent with clients and commissions.
 * @throws Refused 404
 */
export async function readAgent(db: Database, now: Date, guid: string): Promise<AgentDetails> {
  const [row] = await selectAgents(db, now, eq(agents.guid, guid));
  if (!row) throw refuse(404, 'Такого агента нет');
  const clients = await db
    .select({ client: agentClients, by: staffPeople })
    .from(agentClients)
    .leftJoin(staffPeople, eq(staffPeople.id, agentClients.registeredBy))
    .where(eq(agentClients.agentGuid, guid))
    .orderBy(desc(agentClients.registeredAt))
    .limit(SHOWN);
  const owed = await db
    .select()
    .from(agentCommissions)
    .where(eq(agentCommissions.agentGuid, guid))
    .orderBy(desc(agentCommissions.signedAt))
    .limit(SHOWN);
  return {
    ...{ ...toAgentRow(row), last_name: row.agent.lastName, first_name: row.agent.name },
    client_list: clients.map(({ client, by }) => toClient(client, by, now)),
    commissions: owed.map(toCommission),
  };
}
