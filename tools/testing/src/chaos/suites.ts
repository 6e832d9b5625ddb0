import { check } from '../targets/suite.ts';

const node = (file: string, ...args: string[]) => ['--conditions=@m30/source', file, ...args];

/** Counts that the runs below read from the environment; `npm test` runs them reduced. */
export const FULL = {
  AUTH_SEQUENCES: '1000000',
  SAMPLES: '1000',
  FULL: '1',
  ORDER_SEEDS: '10000',
  RACE_LOTS: '100',
  RACE_BUYERS: '200',
  MALFORMED_RUNS: '20000',
};

/** Takes the counts back. */
const REDUCED = Object.fromEntries(Object.keys(FULL).map((name) => [name, undefined]));

/** What `npm run test:chaos` runs, one after another. */
export const suites = [
  check('auth machine: 1,000,000 random sequences and every reachable situation', 'vitest', [
    'run',
    'libs/auth/src/core/machine/auth-machine.random.test.ts',
    'libs/auth/src/core/machine/auth-machine.search.test.ts',
    '--testTimeout=1200000',
  ]),
  check('codes under attack, and 100 lots × 200 buyers at once, on both databases', 'vitest', [
    'run',
    'tools/backend/src/modules/people/code/codes.test.ts',
    'tools/backend/src/modules/deal/hold/holds.test.ts',
    'tools/backend/src/kernel/db/postgres.test.ts',
    '--testTimeout=200000',
  ]),
  check('malformed bodies: 20,000 for every method, the Studio’s too', 'vitest', [
    'run',
    'tools/backend/src/compose/malformed.test.ts',
    'tools/backend/src/compose/studio/studio-malformed.test.ts',
  ]),
  check(
    'every test of the backend on the embedded database',
    'vitest',
    ['run', '--root', 'tools/backend'],
    { ...REDUCED, TEST_DATABASE: 'pglite' },
  ),
  check('facets: 10,000 filters over 2,000 lots, index and SQL', 'vitest', [
    'run',
    'tools/backend/src/modules/catalogue/facet-index/flats/flats.test.ts',
    '--testTimeout=1800000',
  ]),
  check('sentences and headings: 100,000 filters written and read back', 'vitest', [
    'run',
    'libs/api/src/discovery/sentence/write',
    '--testTimeout=3600000',
  ]),
  check('one payment: every lot, programme and term, each 41st with its papers', 'vitest', [
    'run',
    'tools/backend/src/modules/catalogue/lot/one-payment.test.ts',
    '--testTimeout=3600000',
  ]),
  check('sums: 100,000 payments and 1,000 schedules against exact decimals', 'vitest', [
    'run',
    'libs/calculators/src/money/big.test.ts',
    '--testTimeout=1800000',
  ]),
  check('sun: 1,000 windows, each ray tried against everything', 'vitest', [
    'run',
    'libs/scene/src/core/light/light.test.ts',
    '--testTimeout=1800000',
  ]),
  check('orders: every state by search, 10,000 seeds of the simulation', 'vitest', [
    'run',
    'tools/backend/src/modules/deal/order/core',
    'tools/backend/src/testing/simulate-orders',
    '--testTimeout=3600000',
  ]),
  check(
    'leads: 50 × kill -9 during submissions',
    'node',
    node('tools/backend/src/testing/processes/kill-leads.ts', '50'),
  ),
  check(
    'CRM: 10 × kill -9 while leads go to amoCRM',
    'node',
    node('tools/backend/src/testing/processes/kill-crm.ts', '10'),
  ),
  check(
    'import: 5 × kill -9 while a file of a source is written',
    'node',
    node('tools/backend/src/testing/processes/kill-import.ts', '5'),
  ),
  check(
    'accounts: timing of known and unknown phones, 1,000 samples a class',
    'node',
    node('tools/testing/src/chaos/enumeration.ts'),
  ),
  check(
    'two processes behind a proxy: 8 restarts and 8 × kill -9 under load',
    'node',
    node('tools/testing/src/chaos/restart.ts'),
  ),
  check('PostgreSQL crashes under load', 'node', node('tools/testing/src/chaos/database.ts')),
  check(
    'refusals: processor time of 1 MiB against 100 bytes',
    'node',
    node('tools/testing/src/chaos/refusals.ts'),
  ),
  check(
    'attacks: bodies and requests without number, on both databases',
    'node',
    node('tools/testing/src/chaos/attacks.ts'),
  ),
  check('the database gone, then stuck', 'node', node('tools/testing/src/chaos/degraded.ts')),
];
