import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { put, runNode } from '../arrows/probe-workspace.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const JSCPD = join(ROOT, 'node_modules/jscpd/run-jscpd.js');
const PATHS = ['apps', 'libs', 'tools'];

/** What nobody repeats; one file at least has to be read. */
const OWN = Array.from({ length: 40 }, (_, at) => `export const own${at} = ${at} * ${at + 1};`);

/** Declarations and rules that differ from each other, and are the same in each file. */
const code = (lines: number) =>
  Array.from({ length: lines }, (_, at) => `export const part${at} = wall(${at}, roof[${at}]);`);
const rules = (lines: number) =>
  Array.from({ length: lines }, (_, at) => `.part${at} { padding: ${at}px; margin: ${at}em; }`);

let folder: string;
beforeEach(() => {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.tmp/duplicates-'));
  cpSync(join(ROOT, '.jscpd.json'), join(folder, '.jscpd.json'));
  write('tools/backend/src/own.ts', OWN);
  for (const path of PATHS) mkdirSync(join(folder, path), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, lines: readonly string[]) =>
  put(folder, file, `${lines.join('\n')}\n`);

/** The command of `npm run duplicates`. */
const find = () => runNode(folder, [JSCPD, '--no-gitignore', ...PATHS]);

test.each([
  ['apps/site/app/a.ts', 'libs/forms/src/b.ts', code],
  ['apps/site/app/a.ts', 'apps/lk/app/b.tsx', code],
  ['libs/ui-kit/src/a.tsx', 'tools/backend/src/b.test.tsx', code],
  ['apps/site/app/a.module.css', 'libs/shell/src/b.module.css', rules],
])('a run of fifteen lines in %s and %s is found', async (one, other, lines) => {
  write(one, ['/* One. */', ...lines(15)]);
  write(other, ['/* The other. */', ...lines(15)]);
  const { code: exit, output } = await find();
  expect(output).toContain('Found 1 clones.');
  for (const path of [one, other]) expect(output).toContain(path.split('/').slice(1).join('/'));
  expect(exit).toBe(1);
});

test('what stands twice in one file is found, and a comment between the lines does not hide it', async () => {
  const commented = code(15).flatMap((line, at) =>
    at === 8 ? ['// Like the first.', line] : line,
  );
  write('libs/map/src/a.ts', [...code(15), 'export const between = 1;', ...commented]);
  expect(await find()).toMatchObject({ code: 1 });
});

test.each([
  ['fourteen lines', 'apps/site/app/a.ts', 'apps/site/app/b.ts', 14],
  ['examples', 'libs/api/src/a.examples.ts', 'libs/api/src/b.examples.tsx', 40],
  ['the demo company', 'tools/backend/demo/a.ts', 'tools/backend/demo/b.ts', 40],
  ['migrations', 'tools/backend/migrations/a.ts', 'tools/backend/migrations/b.ts', 40],
])('%s may stand twice', async (_, one, other, lines) => {
  write(one, code(lines));
  write(other, code(lines));
  expect(await find()).toMatchObject({ code: 0 });
});

test('a run that reads nothing fails', async () => {
  rmSync(join(folder, 'tools'), { recursive: true });
  mkdirSync(join(folder, 'tools'));
  expect(await find()).toMatchObject({ code: 1 });
});
