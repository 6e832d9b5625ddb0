import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from './is-database-away.ts';

/** Milliseconds that a starting process waits in all, and between two tries. */
const WAIT = 120_000;
const RETRY = 1_000;

/**
 * Does a task of the start again until the database is there: its server may be starting too, or busy
 * with what another process writes into it.
 */
export async function withRetry<Result>(log: Logger, task: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + WAIT;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      log.warn({ reason: reasonOf(error) }, 'waiting for the database');
      await sleep(RETRY);
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
