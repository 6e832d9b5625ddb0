/** Rows of the quality table that tests keep: row, promise, commands. */
export const promises: readonly (readonly [string, string, string])[] = [
  [
    'R1',
    'the auth machine has no invalid state: 1,000,000 random sequences',
    '`npm run test:chaos`; reduced: `npm test`',
  ],
  [
    'R2',
    'a lot is sold once: 100 lots × 200 buyers, both databases',
    '`npm run test:chaos`; reduced: `npm test`',
  ],
  [
    'R3',
    'an acknowledged lead is never lost: 50 × `kill -9`',
    '`npm run test:chaos`; reduced: `npm test`',
  ],
  ['R4', 'PostgreSQL dies under load', '`npm run test:chaos`'],
  ['R5', 'restarts behind a proxy are invisible', '`npm run test:chaos`'],
  [
    'R6',
    'bad input never crashes a method, and costs what it weighs',
    '`npm test`, `npm run test:chaos`',
  ],
  ['R7', 'a code cannot be guessed', '`npm run test:chaos`; reduced: `npm test`'],
  ['R8', 'server HTML cannot run script', '`npm test`'],
  [
    'R9',
    'accounts cannot be enumerated',
    '`npm run test:chaos`; answers and statements: `npm test`',
  ],
  ['R10', 'pages live while the database is away', '`npm run test:chaos`'],
  ['R11', 'ten minutes at half of the saturation', '`npm run test:load`'],
  ['R12', 'one key of idempotency, one row', '`npm test`'],
  ['R13', 'the embedded directory has one owner', '`npm test`'],
  ['R14', 'nobody reads what is another’s', '`npm test`'],
  ['R15', 'security headers of every route', '`npm test`'],
  [
    'R16',
    'nobody of the staff does what the role lacks, and each change is in the journal',
    '`npm test`',
  ],
  ['R17', 'an import that is killed is written whole or not at all', '`npm run test:chaos`'],
  [
    'R18',
    'what everybody sees of a service that fails is as [faults.md](production/faults.md) says',
    '`npm run test:full`',
  ],
  ['R19', 'the demo is one switch', '`npm run test:full`'],
  ['R20', 'no body ends a process or holds others up', '`npm run test:chaos`; counts: `npm test`'],
  ['R21', 'no number of requests does', '`npm run test:chaos`; counts: `npm test`'],
];
