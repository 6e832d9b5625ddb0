import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { registerClient, releaseClient } from '@m30/studio/contract';
import { formatDate } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { agencies, agentClients, agents } from './agents.table.ts';
import { clientUntil } from './client-term.ts';
import { toClient } from './read-agents.ts';
import { endExpiredClients, whyOwnClient } from './refuse-client.ts';

/** @throws Refused 404, or 409 where the agent or the agency is closed */
async function findOpenAgent(tx: Database, guid: string) {
  const [found] = await tx
    .select()
    .from(agents)
    .innerJoin(agencies, eq(agencies.guid, agents.agencyGuid))
    .where(eq(agents.guid, guid))
    .for('share');
  if (!found) throw refuse(404, 'Такого агента нет');
  if (found.agents.closedAt || found.agencies.closedAt) {
    throw refuse(409, 'Договор с\u00a0этим агентом закончился');
  }
  return found.agents;
}

/** Answers `registerClient`: of all who register a phone at once the database lets one through. */
export const registerClientHandler = implementStudio(registerClient, async (input, call) => {
  const { services } = call;
  const { agent: agentGuid, phone, name, wish } = input;
  const by = staffOf(call);
  const now = services.clock();
  const client = await services.db.transaction(async (tx) => {
    const agent = await findOpenAgent(tx, agentGuid);
    const own = await whyOwnClient(tx, services, phone);
    if (own !== null) throw refuse(409, own, [{ path: 'phone', message: own }]);
    await endExpiredClients(tx, phone, now);
    const expiresAt = clientUntil(now);
    const [row] = await tx
      .insert(agentClients)
      .values({
        ...{ guid: randomUUID(), agentGuid, phone, name, wish, expiresAt },
        ...{ registeredBy: by.id, registeredAt: now },
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw await refuseRegistered(tx, phone, agentGuid);
    await writeAudit(tx, call, {
      method: registerClient.name,
      summary: `Клиент закреплён за агентом: ${agent.lastName} ${agent.name}`,
      ...{ subject: 'agent', subjectId: agentGuid, before: null },
      after: { client: row.guid, until: expiresAt.toISOString() },
    });
    return row;
  });
  return { client: toClient(client, by, now) };
});

/** Who brings a client of another agent hears until when, and not whose. */
async function refuseRegistered(tx: Database, phone: string, agentGuid: string) {
  const [held] = await tx
    .select()
    .from(agentClients)
    .where(and(eq(agentClients.phone, phone), isNull(agentClients.endedAt)));
  const until = held ? ` до\u00a0${formatDate(held.expiresAt, 'date')}` : '';
  const message =
    held?.agentGuid === agentGuid
      ? `Клиент уже закреплён за\u00a0этим агентом${until}`
      : `Клиент закреплён за\u00a0другим агентом${until}`;
  return refuse(409, message, [{ path: 'phone', message }]);
}

export const releaseClientHandler = implementStudio(releaseClient, async (input, call) => {
  const { db, clock } = call.services;
  const now = clock();
  const client = await db.transaction(async (tx) => {
    const which = eq(agentClients.guid, input.client);
    const [before] = await tx.select().from(agentClients).where(which).for('update');
    if (!before) throw refuse(404, 'Такого клиента нет');
    if (before.endedAt || before.expiresAt <= now) {
      throw refuse(409, 'Срок закрепления уже закончился');
    }
    const change = { endedAt: now, end: 'released', reason: input.reason } as const;
    await tx.update(agentClients).set(change).where(which);
    await writeAudit(tx, call, {
      method: releaseClient.name,
      summary: 'Клиент освобождён от агента',
      ...{ subject: 'agent', subjectId: before.agentGuid },
      before: { client: before.guid, end: null },
      after: { client: before.guid, end: 'released', reason: input.reason },
    });
    return { ...before, ...change };
  });
  return { client: toClient(client, null, now) };
});
