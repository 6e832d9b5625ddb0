import { unitTests } from '@m30/config/unit-tests';

/** `TEST_DATABASE=pglite` gives each backend a PGlite of its own instead of a copy on the server. */
const isEmbedded = process.env['TEST_DATABASE'] === 'pglite';

/** Whole servers that are started, ended and damaged, hostile bodies, every state of an order, every payment of every lot. */
const LONG = [
  'src/kernel/backup/backup.test.ts',
  'src/kernel/db/damaged-folder.test.ts',
  'src/kernel/db/postgres.test.ts',
  'src/kernel/http/bounds/bounded-listener.test.ts',
  'src/modules/catalogue/lot/one-payment.test.ts',
  'src/modules/deal/order/core/order.search.test.ts',
  'src/testing/processes/kill-leads.test.ts',
  'src/testing/simulate-orders/simulate-orders.test.ts',
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
