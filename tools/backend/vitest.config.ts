import { unitTests } from '@m30/config/unit-tests';

/** `TEST_DATABASE=pglite` gives each backend a PGlite of its own instead of a copy on the server. */
const isEmbedded = process.env['TEST_DATABASE'] === 'pglite';

/**
 * Whole servers that are started, ended, damaged and upgraded; hostile bodies and bystanders at every method; every state of an
 * order, every payment of every lot; installations without the demo; what waits for limits and terms to pass; services outside
 * that fail in every way.
 */
const LONG = [
  'src/adapters/outbox/outbox.test.ts',
  'src/compose/bystander.test.ts',
  'src/compose/log-privacy.test.ts',
  'src/compose/malformed.test.ts',
  'src/compose/migrations.test.ts',
  'src/compose/outside/faults.test.ts',
  'src/compose/studio/studio-malformed.test.ts',
  'src/compose/without-demo.test.ts',
  'src/kernel/backup/backup.test.ts',
  'src/kernel/backup/restore-drill.test.ts',
  'src/kernel/db/damaged-folder.test.ts',
  'src/kernel/db/pgbouncer.test.ts',
  'src/kernel/db/postgres.test.ts',
  'src/kernel/http/bounds/bounded-listener.test.ts',
  'src/modules/catalogue/facet-index/flats/flats.test.ts',
  'src/modules/catalogue/lot/one-payment.test.ts',
  'src/modules/deal/contract-text/contract-file.test.ts',
  'src/modules/deal/hold/together.test.ts',
  'src/modules/deal/order/core/order.search.test.ts',
  'src/modules/people/account/enumeration.test.ts',
  'src/modules/people/account/sms-limits.test.ts',
  'src/modules/people/code/codes.test.ts',
  'src/modules/people/upload/photo.test.ts',
  'src/modules/service/appointment/slots.test.ts',
  'src/modules/service/profile/copied-session.test.ts',
  'src/modules/service/retention/retention.test.ts',
  'src/testing/processes/kill-leads.test.ts',
  'src/testing/database/release/upgrade.test.ts',
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
