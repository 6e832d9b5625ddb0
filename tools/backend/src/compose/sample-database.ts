import { count, isNull, min, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../kernel/db/database.ts';
import { holds } from '../modules/deal/hold/holds.table.ts';
import { countWaiting } from '../modules/deal/crm/crm-queue.ts';
import { outbox } from '../adapters/outbox/outbox.table.ts';
import type { Metrics } from '../kernel/observability/metrics.ts';

/** Milliseconds that a collector waits for the database at most. */
const TIMEOUT_MS = 1_000;

interface Sampled {
  database: Pick<OpenDatabase, 'db' | 'connections'>;
  metrics: Metrics;
  clock: () => Date;
}

/** Reads what waits in the database into the metrics; an unreachable database is reported as such. */
export async function sampleDatabase({ database, metrics, clock }: Sampled): Promise<void> {
  for (const [state, number] of Object.entries(database.connections?.() ?? {})) {
    metrics.connections.set({ state }, number);
  }
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), TIMEOUT_MS);
  const waiting = await Promise.race([readWaiting(database.db).catch(() => null), late.promise]);
  clearTimeout(timer);
  metrics.databaseUp.set(waiting ? 1 : 0);
  metrics.outbox.reset();
  for (const kind of ['sms', 'mail']) {
    metrics.outbox.set({ kind }, waiting ? (waiting.messages.get(kind) ?? 0) : NaN);
  }
  const since = waiting?.oldest?.getTime();
  const age = since === undefined ? 0 : (clock().getTime() - since) / 1000;
  metrics.outboxAge.set(waiting ? Math.max(0, age) : NaN);
  metrics.leads.set(waiting?.leads ?? NaN);
  metrics.holds.set(waiting?.holds ?? NaN);
}

async function readWaiting(db: Database) {
  const kind = sql<string>`${outbox.message}->>'kind'`;
  const rows = await db
    .select({ kind, number: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .groupBy(kind);
  const ages = rows.flatMap(({ oldest }) => oldest ?? []);
  return {
    messages: new Map(rows.map((row) => [row.kind, row.number])),
    oldest: ages.toSorted((a, b) => a.getTime() - b.getTime())[0],
    leads: await countWaiting(db),
    holds: await db.$count(holds, isNull(holds.endedAt)),
  };
}
