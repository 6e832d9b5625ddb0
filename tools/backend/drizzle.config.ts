import { defineConfig } from 'drizzle-kit';

/** Paths are relative to the root of the repository: run it by `npm run db:generate`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './tools/backend/src/compose/schema.ts',
  out: './tools/backend/migrations',
});
