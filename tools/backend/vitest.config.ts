import { unitTests } from '@m30/config/unit-tests';

/** `TEST_DATABASE=pglite` gives each backend a PGlite of its own instead of a copy on the server. */
const isEmbedded = process.env['TEST_DATABASE'] === 'pglite';

/** Whole servers that are started, ended and damaged, and every state that an order can reach. */
const LONG = [
  'src/kernel/backup/backup.test.ts',
  'src/kernel/db/damaged-folder.test.ts',
  'src/kernel/db/postgres.test.ts',
  'src/modules/deal/order/core/order.search.test.ts',
  'src/testing/processes/kill-leads.test.ts',
];

export default unitTests(
  import.meta.dirname,
  {
    ...(!isEmbedded && {
      globalSetup: ['./src/testing/database/serve-copies.ts'],
      setupFiles: ['./src/testing/database/use-copies.ts'],
    }),
  },
  LONG,
);
