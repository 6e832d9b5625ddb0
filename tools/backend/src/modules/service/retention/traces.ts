import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, isNotNull, lt, lte } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import { authCodes } from '../../people/code/codes.table.ts';
import { dailyCounters } from '../../../kernel/counters/daily-counters.table.ts';
import { codeQuotas } from '../../../kernel/codes/code-quotas.table.ts';
import { idempotencyKeys } from '../../../kernel/db/system.table.ts';
import { outbox } from '../../../adapters/outbox/outbox.table.ts';
import { sessions } from '../../people/account/accounts.table.ts';
import { testCallbacks, testMatters } from '../../../adapters/test-partner/test-partner.table.ts';
import type { RetentionRule } from './rule.ts';

/** What the product keeps to do its work: sessions, codes, messages, answers. */
export const traceRules: readonly RetentionRule[] = [
  {
    name: 'sessions',
    term: 'ended',
    tables: ['sessions'],
    forget: async ({ db }, before) =>
      (await db.delete(sessions).where(lte(sessions.expiresAt, before)).returning()).length,
  },
  {
    name: 'codes',
    term: 'ended',
    tables: ['auth_codes', 'code_quotas'],
    async forget({ db }, before) {
      const codes = await db.delete(authCodes).where(lte(authCodes.expiresAt, before)).returning();
      const counts = await db
        .delete(codeQuotas)
        .where(lte(codeQuotas.expiresAt, before))
        .returning();
      return codes.length + counts.length;
    },
  },
  {
    name: 'messages that could not be delivered',
    term: 'message',
    tables: ['outbox'],
    forget: async ({ db }, before) =>
      (await db.delete(outbox).where(lte(outbox.createdAt, before)).returning()).length,
  },
  {
    name: 'the folder of messages',
    term: 'message',
    tables: [],
    async forget({ config }, before) {
      const folder = join(config.dataDir, 'outbox');
      const names = await readdir(folder).catch((): string[] => []);
      const old = names.filter((name) => (momentOf(name) ?? before) < before);
      for (const name of old) await rm(join(folder, name), { force: true });
      return old.length;
    },
  },
  {
    name: 'answers for repeats',
    term: 'repeat',
    tables: ['idempotency_keys'],
    forget: async ({ db }, before) =>
      (await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before)).returning())
        .length,
  },
  {
    name: 'counters of the day',
    term: 'figures',
    tables: ['daily_counters'],
    forget: async ({ db }, before) =>
      (
        await db
          .delete(dailyCounters)
          .where(lt(dailyCounters.day, moscowDay(before)))
          .returning()
      ).length,
  },
  {
    name: 'memory of embedded partners',
    term: 'partnersMemory',
    tables: ['test_matters', 'test_callbacks'],
    async forget({ db }, before) {
      const matters = await db
        .delete(testMatters)
        .where(lte(testMatters.createdAt, before))
        .returning();
      const callbacks = await db
        .delete(testCallbacks)
        .where(and(isNotNull(testCallbacks.sentAt), lte(testCallbacks.sentAt, before)))
        .returning();
      return matters.length + callbacks.length;
    },
  },
];

/** When a file of the outbox folder was written: its name begins with it, colons as hyphens. */
function momentOf(name: string): Date | null {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-/.exec(name);
  if (!found) return null;
  const [, day, hours, minutes, seconds] = found;
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}
