import { fileURLToPath } from 'node:url';

/** Where the committed migrations stand. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
};
