/**
 * Copies what a process of production needs, and nothing that builds or tests it, into an empty folder, from which it runs:
 * `node tools/server/src/image/gather-image.ts OUT`. The image of `deploy/docker` is that folder over Node's own.
 */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageClosure } from './package-closure.ts';

/** Dependencies of the server's packages that a process of production never reads. */
const WITHOUT = new Set([
  // Serves modules to developers.
  'vite',
  // Stand in the files of browsers.
  ...['mapbox-gl', 'maplibre-gl', 'three'],
]);

/** Built by `nx build`, or read beside what was built. */
const BUILT = ['apps/site/build', 'apps/lk/build', 'tools/studio/build', 'tools/server/build'];

/** What the commands of package.json begin with. */
const COMMANDS = ['package.json', 'LICENSE', 'tools/load-env.mjs'];

/** Of others: for compilers, debuggers and readers. */
const UNREAD = /\.(d\.[cm]?ts|map|md|markdown|test\.[cm]?[jt]sx?)$/;

/** Of this repository. */
const TESTS = /\.(test|spec|stories)\.tsx?$/;

/** Within packages of this repository. */
const UNREAD_FOLDERS = new Set([
  'node_modules',
  'dist',
  'e2e',
  '.tsbuild',
  '.outcome',
  'release',
  '.data',
]);

const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');
const out = resolve(process.argv[2] ?? '');
if (process.argv.length !== 3 || !relative(root, out).startsWith('..')) {
  console.error('Usage: gather-image.ts OUT, a folder outside of the repository');
  process.exit(2);
}

const { installed, own } = packageClosure({
  root,
  from: ['tools/backend', 'tools/server'],
  without: WITHOUT,
});
for (const folder of installed) {
  copy(
    folder,
    (path) => !UNREAD.test(path) && !relative(join(root, folder), path).includes('node_modules'),
  );
}
for (const folder of own) {
  copy(folder, (path) => {
    const [top = ''] = relative(join(root, folder), path).split('/');
    return !TESTS.test(path) && !UNREAD_FOLDERS.has(top) && top !== 'build';
  });
}
for (const path of [...BUILT, ...COMMANDS]) copy(path, () => true);
link();

function copy(path: string, isNeeded: (path: string) => boolean): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  cpSync(join(root, path), join(out, path), { recursive: true, filter: isNeeded });
}

/** Packages of this repository are found by links, as npm makes them. */
function link(): void {
  const scope = join(out, 'node_modules/@m30');
  mkdirSync(scope, { recursive: true });
  for (const folder of own) {
    const name = readdirSync(join(root, 'node_modules/@m30')).find((one) =>
      folder.endsWith(`/${one}`),
    );
    if (name) symlinkSync(join('../..', folder), join(scope, name));
  }
}
