/**
 * `npm run release:try`: the next release, rehearsed in a clone of what is committed. Publishes the packages as they are to a registry of
 * the run, makes a breaking change, releases, publishes again, and takes another team's script from the one to the other by the steps of
 * docs/upgrade.md. Nothing of this repository is changed. Ends with what it did, or throws at the first step that does not hold.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command, installConsumer, npm } from './consumer.ts';
import { startRegistry } from './registry.ts';

/** The change: an export that the script of `examples/node-script` uses gets another name. */
const CHANGE = {
  file: 'libs/scene/src/index.ts',
  from: 'dayOf',
  to: 'dayOfYear',
  note: '`@m30/scene`: `dayOf` is called `dayOfYear`',
};

const started = performance.now();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));
const clone = join(folder, 'clone');
const registry = await startRegistry(
  (await command('.', 'npm', 'config', 'get', 'registry')).trim(),
);
try {
  await prepareClone();
  const before = versionOf(clone);
  await publish();
  const consumer = await installConsumer('node-script', folder, registry.origin);
  await command(consumer, 'npm', 'run', 'build');
  step(`a script of another team compiles with ${before}`);

  await breakSomething();
  await inClone('npx', 'nx', 'release', '--skip-publish');
  const after = versionOf(clone);
  await checkRelease(before, after);
  await publish();

  await npm(consumer, registry.origin, 'update', '--no-package-lock');
  expect(installed(consumer) === before, `the range of ${before} does not let ${after} in`);
  await upgrade(consumer, after);
  step(`the script compiles and runs with ${after}, by the steps of docs/upgrade.md`);
} finally {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${Math.round((performance.now() - started) / 1000)} s`);

/** Clones what is committed, with what is installed and built here. */
async function prepareClone(): Promise<void> {
  await command('.', 'git', 'clone', '--quiet', '--shared', '.', clone);
  for (const [key, value] of [
    ['user.name', 'rehearsal'],
    ['user.email', 'rehearsal@example.org'],
    ['core.hooksPath', '/dev/null'],
  ] as const) {
    await inClone('git', 'config', key, value);
  }
  const modules = join(clone, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules').filter((one) => one !== '@m30')) {
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  // The workspace's own packages are links from within it: these lead to the clone.
  cpSync('node_modules/@m30', join(modules, '@m30'), { recursive: true, verbatimSymlinks: true });
  for (const built of globSync(['libs/*/dist', 'tools/create-app/dist'])) {
    cpSync(built, join(clone, built), { recursive: true });
  }
}

/** Publishes the clone's packages as they are built. */
async function publish(): Promise<void> {
  await inClone('node', '--conditions=@m30/source', 'tools/testing/src/packages/stage-all.ts');
  for (const staged of globSync(join(clone, 'dist/packages/*'))) {
    await npm(staged, registry.origin, 'publish', '--tag=latest');
  }
  step(`published ${registry.published().length} versions in all`);
}

/** Renames an export, builds its library, plans the release and commits, as CONTRIBUTING.md says. */
async function breakSomething(): Promise<void> {
  const file = join(clone, CHANGE.file);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(new RegExp(`\\b${CHANGE.from}\\b`), `$& as ${CHANGE.to}`);
  expect(changed !== text, `${CHANGE.file} exports ${CHANGE.from}`);
  writeFileSync(file, changed);
  await command(join(clone, 'libs/scene'), 'npx', 'vite', 'build');
  await inClone('npx', 'nx', 'release', 'plan', 'minor', '-m', CHANGE.note, '--only-touched=false');
  await inClone('git', 'add', '--all');
  await inClone('git', 'commit', '--quiet', '--message', 'An export has another name');
  step(`changed: ${CHANGE.note}`);
}

/** What a release leaves behind. */
async function checkRelease(before: string, after: string): Promise<void> {
  expect(before !== after, `${before} became ${after}`);
  const versions = new Set(
    globSync(['libs/*/package.json', 'tools/create-app/package.json'], { cwd: clone })
      .map((path) => JSON.parse(readFileSync(join(clone, path), 'utf8')))
      .filter((manifest) => !manifest.private)
      .map(({ version }) => version),
  );
  expect(versions.size === 1, `all packages are ${[...versions].join(', ')}`);
  const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
  expect(changelog.includes(CHANGE.note), 'CHANGELOG.md tells what breaks');
  const plans = globSync('.nx/version-plans/*.md', { cwd: clone });
  expect(plans.length === 0, 'every plan is used up');
  const tags = await inClone('git', 'tag', '--points-at', 'HEAD');
  expect(tags.trim() === `v${after}`, `the commit has the tag v${after}`);
  const left = await inClone('git', 'status', '--porcelain');
  expect(left.trim() === '', 'nothing is left uncommitted');
  step(
    `released ${before} → ${after}: versions, CHANGELOG.md, examples, lock file, commit and tag`,
  );
}

/** The steps of docs/upgrade.md for whoever installs the packages. */
async function upgrade(consumer: string, version: string): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(consumer, 'package.json'), 'utf8'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@m30/'));
  const asked = ours.map((name) => `${name}@^${version}`);
  await npm(consumer, registry.origin, 'install', '--no-package-lock', ...asked);
  const said = await command(consumer, 'npm', 'run', 'build').catch(String);
  expect(said.includes(CHANGE.from), `the compiler names what is gone: ${CHANGE.from}`);
  const file = join(consumer, 'src/main.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\bdayOf\b/g, CHANGE.to));
  await command(consumer, 'npm', 'run', 'build');
  expect(installed(consumer) === version, `${version} is installed`);
  await command(consumer, 'npm', 'start');
}

function inClone(name: string, ...args: string[]): Promise<string> {
  return command(clone, name, ...args);
}

function versionOf(workspace: string): string {
  return JSON.parse(readFileSync(join(workspace, 'libs/scene/package.json'), 'utf8')).version;
}

function installed(consumer: string): string {
  return JSON.parse(readFileSync(join(consumer, 'node_modules/@m30/scene/package.json'), 'utf8'))
    .version;
}

function step(what: string): void {
  console.log(`✓ ${what}`);
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`does not hold: ${what}`);
}
