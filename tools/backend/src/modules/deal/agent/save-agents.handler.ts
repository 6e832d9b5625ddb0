import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { saveAgency, saveAgent } from '@m30/studio/contract';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { agencies, agents } from './agents.table.ts';
import { readAgent, toAgency } from './read-agents.ts';

/** @throws Refused 404 */
async function lockAgency(tx: Database, guid: string) {
  const [row] = await tx.select().from(agencies).where(eq(agencies.guid, guid)).for('update');
  if (!row) throw refuse(404, 'Такого агентства нет');
  return row;
}

/** @throws Refused 404 */
async function lockAgent(tx: Database, guid: string) {
  const [row] = await tx.select().from(agents).where(eq(agents.guid, guid)).for('update');
  if (!row) throw refuse(404, 'Такого агента нет');
  return row;
}

const duplicate = (path: string, message: string): Refused =>
  refuse(409, message, [{ path, message }]);

export const saveAgencyHandler = implementStudio(saveAgency, async (input, call) => {
  const { db, clock } = call.services;
  const { agency: known, signed_on: signedOn, closed, ...details } = input;
  const agency = await db.transaction(async (tx) => {
    const before = known ? await lockAgency(tx, known) : null;
    const now = clock();
    const guid = known ?? randomUUID();
    const values = { ...details, signedOn, closedAt: closed ? (before?.closedAt ?? now) : null };
    const write = () =>
      before
        ? tx.update(agencies).set(values).where(eq(agencies.guid, guid)).returning()
        : tx
            .insert(agencies)
            .values({ ...values, guid, createdAt: now })
            .onConflictDoNothing({ target: agencies.inn })
            .returning();
    const others = and(eq(agencies.inn, details.inn), ne(agencies.guid, guid));
    const inUse = (await tx.$count(agencies, others)) > 0;
    const [after] = inUse ? [] : await write();
    // Somebody else may have written it down meanwhile.
    if (!after) throw duplicate('inn', 'Агентство с\u00a0таким ИНН уже есть');
    await writeAudit(tx, call, {
      method: saveAgency.name,
      summary: `${before ? 'Агентство изменено' : 'Новое агентство'}: ${after.name}`,
      ...{ subject: 'agency', subjectId: guid, before, after },
    });
    return after;
  });
  return { agency: toAgency(agency) };
});

export const saveAgentHandler = implementStudio(saveAgent, async (input, call) => {
  const { db, clock } = call.services;
  const { agent: known, agency: agencyGuid, last_name: lastName, closed, ...details } = input;
  const now = clock();
  const guid = known ?? randomUUID();
  await db.transaction(async (tx) => {
    await lockAgency(tx, agencyGuid);
    const before = known ? await lockAgent(tx, known) : null;
    const closedAt = closed ? (before?.closedAt ?? now) : null;
    const values = { ...details, lastName, agencyGuid, closedAt };
    const same = and(
      eq(agents.phone, details.phone),
      isNull(agents.closedAt),
      ne(agents.guid, guid),
    );
    const write = () =>
      before
        ? tx.update(agents).set(values).where(eq(agents.guid, guid)).returning()
        : tx
            .insert(agents)
            .values({ ...values, guid, createdAt: now })
            .onConflictDoNothing({ target: agents.phone, where: isNull(agents.closedAt) })
            .returning();
    const inUse = !closed && (await tx.$count(agents, same)) > 0;
    const [after] = inUse ? [] : await write();
    if (!after) throw duplicate('phone', 'Агент с\u00a0таким телефоном уже есть');
    await writeAudit(tx, call, {
      method: saveAgent.name,
      summary: `${before ? 'Агент изменён' : 'Новый агент'}: ${lastName} ${details.name}`,
      ...{ subject: 'agent', subjectId: guid, before, after },
    });
  });
  return { agent: await readAgent(db, now, guid) };
});
