import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { complexes, systemValues, templates, users } from '../db/schema/index.ts';
import type { Passwords } from '../domain/account/passwords.ts';

interface SeedParts {
  db: Database;
  clock: () => Date;
  log: Logger;
  passwords: Passwords;
}

/**
 * Fills an empty database with the demo company and its buyer, all or nothing; one that has content or
 * people stays as it is. Of processes that start at once one does it and the others wait.
 */
export async function seedIfEmpty({ db, clock, log, passwords }: SeedParts): Promise<void> {
  const started = performance.now();
  const seeded = await db.transaction(async (tx) => {
    const mine = await tx
      .insert(systemValues)
      .values({ key: 'demo', value: clock().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (mine.length === 0) return false;
    const counts = await Promise.all(
      [complexes, templates, users].map((table) => tx.$count(table)),
    );
    if (counts.some((count) => count > 0)) return false;
    log.info('empty database: writing the demo content');
    // Hundreds of files that no later start needs.
    const [{ seedDemo }, { seedAccounts }] = await Promise.all([
      import('../../demo/seed.ts'),
      import('./seed-accounts.ts'),
    ]);
    await seedDemo(tx);
    await seedAccounts(tx, { now: clock(), passwords });
    return true;
  });
  if (seeded) log.info({ ms: Math.round(performance.now() - started) }, 'demo content written');
}
