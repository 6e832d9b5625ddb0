import type { Logger } from 'pino';
import type { Database } from '../../src/kernel/db/database.ts';
import { complexes } from '../../src/modules/estate/objects.table.ts';
import { systemValues } from '../../src/kernel/db/system.table.ts';
import { templates } from '../../src/modules/content/library/content.table.ts';
import { users } from '../../src/modules/people/account/accounts.table.ts';
import type { Passwords } from '../../src/modules/people/account/passwords.ts';
import { seedStaff } from './seed-staff.ts';

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
    // A transaction has one connection, which answers one question after another.
    for (const table of [complexes, templates, users]) {
      if ((await tx.$count(table)) > 0) return false;
    }
    log.info('empty database: writing the demo content');
    // Hundreds of files that no later start needs.
    const [
      { seedDemo },
      { seedAccounts },
      { seedViewing },
      { seedAgents },
      { seedShortlist },
      { seedFeeds },
    ] = await Promise.all([
      import('../seed.ts'),
      import('./seed-accounts.ts'),
      import('./seed-viewing.ts'),
      import('./seed-agents.ts'),
      import('./seed-shortlist.ts'),
      import('./seed-feeds.ts'),
    ]);
    await seedDemo(tx);
    await seedAccounts(tx, { now: clock(), passwords });
    await seedViewing(tx, clock());
    await seedAgents(tx, clock());
    await seedShortlist(tx, clock());
    await seedFeeds(tx, clock());
    return true;
  });
  await seedStaff(db, { now: clock(), passwords });
  if (seeded) log.info({ ms: Math.round(performance.now() - started) }, 'demo content written');
}
