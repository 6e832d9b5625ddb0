import { rmSync } from 'node:fs';
import { posix } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARROWS, below, LAYERS } from '../../../../arrows.config.ts';
import { breachesOf, checkArrows, probeWorkspace, type Breach } from './probe-workspace.ts';

/** A file, what it imports, and what the one message about it says. */
const FORBIDDEN = [
  // Relative paths between projects.
  ['apps/site/app/cart.ts', '../../lk/app/session.ts', 'A relative path leaves its project'],
  [
    'apps/lk/app/orders.ts',
    '../../../libs/api/src/secret.ts',
    'A relative path leaves its project',
  ],
  [
    'libs/map/src/core/bounds.ts',
    '../../../forms/src/lead.ts',
    'A relative path leaves its project',
  ],
  [
    'tools/server/src/serve.ts',
    '../../backend/src/backend.ts',
    'A relative path leaves its project',
  ],
  ['tools/bench/src/run.ts', '../../../apps/site/app/seo.ts', 'A relative path leaves its project'],
  // Folders of an app.
  [
    'apps/site/app/components/card/Card.tsx',
    '../../routes/lot/price.ts',
    'components stands below routes',
  ],
  [
    'apps/lk/app/store/order/state.ts',
    '../../routes/order/words.ts',
    'store, seo stands below routes',
  ],
  // React in core/.
  ['libs/forms/src/core/slots.ts', 'react', 'logic without React'],
  ['libs/auth/src/core/screen.tsx', 'jotai', 'logic without React'],
  ['libs/calculators/src/mortgage/core/rate.ts', 'react-dom', 'logic without React'],
  ['libs/scene/src/core/sun/sun.ts', 'react', 'logic without React'],
  ['libs/blocks/src/core/link.ts', 'react-router', 'logic without React'],
  ['libs/map/src/core/layer.ts', '../react/use-layer.ts', 'logic without React'],
  // Upwards past a row.
  [
    'tools/backend/src/modules/catalogue/demo.ts',
    '../../../demo/data/lots.ts',
    'catalogue stands below',
  ],
  ['libs/api/src/core/schemas.ts', '../media/picture.schema.ts', 'core stands below'],
  ['tools/backend/src/modules/deal/keep.ts', '../../testing/buyers.ts', 'testing/ is for tests'],
  // What only tests need.
  ['apps/site/app/store/lots.ts', '@m30/api/examples', 'are for tests, stories and mock servers'],
  // Past the exports of a package.
  ['apps/site/app/button.ts', '@m30/ui-kit/src/components/button.ts', 'private to its package'],
  ['libs/auth/src/react/phone.ts', '@m30/forms/fields/phone', 'private to its package'],
  ['tools/server/src/store.ts', '@m30/backend/src/db/database.ts', 'private to its package'],
  // Server code in the browser.
  ['libs/ui-kit/src/components/file/read.ts', 'node:fs', 'which has no Node'],
  ['apps/site/app/components/hash/hash.ts', 'crypto', 'which has no Node'],
  ['libs/shell/src/session/rows.ts', 'drizzle-orm', '@m30/api/client'],
  ['apps/lk/app/components/rows/rows.ts', 'pg', '@m30/api/client'],
  ['apps/site/app/routes/lot/Lot.tsx', './lot.server.ts', '@m30/api/client'],
  // Journeys.
  ['apps/lk/e2e/staff.spec.ts', '@m30/backend/config', 'meets the product in a browser'],
  // Against the arrows between projects.
  ['libs/ui-kit/src/components/button/Button.tsx', '@m30/forms', 'Take what you need as a prop'],
  ['libs/ui-kit/src/components/chip/Chip.tsx', '@m30/api/client', 'Take what you need as a prop'],
  ['libs/forms/src/fields/map/MapField.tsx', '@m30/map', 'Take what you need as a prop'],
  ['libs/blocks/src/blocks/login/Login.tsx', '@m30/auth', 'Take what you need as a prop'],
  ['libs/auth/src/react/Login.tsx', '@m30/shell/modal', 'Take what you need as a prop'],
  [
    'tools/backend/src/modules/deal/shell.ts',
    '@m30/shell/seo',
    'Move the shared part into a library',
  ],
] as const;

/** Each row of folders imports from the row right above it. */
const UPWARD = Object.entries(LAYERS).flatMap(([root, rows]) =>
  rows.slice(1).flatMap((row, index) =>
    row.map((folder) => {
      const file = `${root}/${folder}/probe/upward.ts`;
      const above = `${root}/${rows[index]?.[0]}/probe/target.ts`;
      return [file, posix.relative(posix.dirname(file), above)] as const;
    }),
  ),
);

/** Of each of these somebody stands below it, or beside. */
const PACKAGES = ['@m30/backend/config', '@m30/e2e/leads', '@m30/api/client'] as const;

/** Each project imports a package that it does not stand above. */
const AGAINST = Object.keys(ARROWS).flatMap((project) => {
  const allowed = new Set([project, ...below(project)].map((one) => posix.basename(one)));
  const found = PACKAGES.find((name) => !allowed.has(name.split('/')[1] ?? ''));
  return found ? [[`${project}/probe/against.ts`, found] as const] : [];
});

const ALLOWED = [
  ['libs/forms/src/fields/text/TextField.tsx', '@m30/ui-kit/text-field'],
  ['libs/auth/src/screens/phone/PhoneScreen.tsx', '@m30/forms/phone'],
  ['libs/shell/src/modal/ModalHost.tsx', '@m30/auth'],
  ['libs/forms/src/react/use-lead.ts', 'react'],
  ['apps/site/app/root.tsx', '@m30/shell/modal'],
  ['apps/lk/e2e/orders.spec.ts', '@m30/e2e/auth'],
  ['apps/site/app/routes/flat/route.tsx', './flat.server.ts'],
  ['apps/site/app/routes/flat/read.server.ts', 'node:zlib'],
  ['libs/api/src/service/ticket/ticket.methods.ts', '../../catalogue/lot.schema.ts'],
  ['apps/site/app/routes/lot/Lot.test.tsx', '@m30/api/examples'],
  ['tools/backend/src/modules/deal/answer.ts', '../../kernel/method/refuse.ts'],
  ['tools/backend/src/kernel/method/implement.ts', '@m30/api'],
] as const;

const TYPES_OF_A_LOADER = ['apps/site/app/routes/flat/Flat.tsx', './data.server.ts'] as const;

const probe = ([file, specifier]: readonly [string, string, ...unknown[]]) => ({ file, specifier });
let folder: string;
let breaches: Breach[];

beforeAll(async () => {
  const [file, specifier] = TYPES_OF_A_LOADER;
  const probes = [...FORBIDDEN, ...UPWARD, ...AGAINST, ...ALLOWED].map(probe);
  folder = probeWorkspace([...probes, { file, specifier, typeOnly: true }]);
  breaches = await breachesOf(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (file: string) =>
  breaches.filter(({ from }) => from === file).map((one) => one.comment);

test.each(FORBIDDEN)(
  '%s may not import %s, and the message says what to do',
  (file, _specifier, advice) => {
    expect(said(file)).toEqual([expect.stringContaining(advice)]);
  },
);

test.each(UPWARD)('%s may not import upwards: %s', (file) => {
  expect(said(file)).toEqual([expect.stringContaining(' stands below ')]);
});

test('every project is probed against its arrows', () => {
  expect(AGAINST.map(([file]) => file.split('/').slice(0, 2).join('/'))).toEqual(
    Object.keys(ARROWS),
  );
});

test.each(AGAINST)('%s may not import %s, against the arrows', (file) => {
  expect(said(file)).toContainEqual(expect.stringContaining(' stands above '));
});

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(said(file)).toEqual([]);
});

test('what a loader answers may be imported as a type', () => {
  expect(said(TYPES_OF_A_LOADER[0])).toEqual([]);
});

test('lint fails, with the advice', async () => {
  const { code, output } = await checkArrows(folder);
  expect(code).toBeGreaterThan(0);
  expect(output.replace(/\s+/g, ' ')).toContain('core/ is logic without React. Put the component');
});
