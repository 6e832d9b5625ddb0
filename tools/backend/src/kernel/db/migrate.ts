import { fileURLToPath } from 'node:url';
import { isDatabaseAway } from './is-database-away.ts';

/** Where the committed migrations stand. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
};

/**
 * Runs the migrator, which takes back all that a start has migrated when one statement fails.
 * @throws Error, a line for the operator, when one does; what the migrator throws when the database is away
 */
export async function sayingWhy(migrate: () => Promise<unknown>): Promise<void> {
  try {
    await migrate();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(
      `A migration failed: ${reason instanceof Error ? reason.message : String(reason)}. The database is as it was; go on with the former release.`,
      { cause: error },
    );
  }
}
