import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './files.ts';

const outside = mkdtempSync(join(tmpdir(), 'hooks-'));
afterAll(() => rmSync(outside, { recursive: true }));

/** As a newcomer's shell: no program of the workspace in the path, no setting of CI or of this machine's git. */
const env = {
  PATH: (process.env['PATH'] ?? '')
    .split(':')
    .filter((one) => !one.includes('node_modules'))
    .join(':'),
  HOME: outside,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

/** A folder with what hooks need of this repository, and its packages. */
function copy(name: string): string {
  const folder = join(outside, name);
  mkdirSync(join(folder, 'tools'), { recursive: true });
  for (const file of [
    ...readdirSync(root).filter((file) => file.startsWith('eslint.')),
    ...['lefthook.yml', '.prettierrc.json', 'package.json', 'tools/install-hooks.mjs'],
  ]) {
    cpSync(`${root}${file}`, join(folder, file));
  }
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  return folder;
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });

/** Runs what `npm install` runs at its end. */
const install = (folder: string, more: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['tools/install-hooks.mjs'], {
    cwd: folder,
    env: { ...env, ...more },
    encoding: 'utf8',
  });

const hook = (folder: string) => existsSync(join(folder, '.git/hooks/pre-commit'));

test('lefthook.yml fits the schema that comes with lefthook', () => {
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(read('node_modules/lefthook/schema.json')) as object,
  );
  const config = parse(read('lefthook.yml')) as object;
  isValid(config);
  expect(isValid.errors).toBeNull();
  expect(isValid({ ...config, 'pre-commit': { piped: 'perhaps' } })).toBe(false);
});

test('hooks come with an install in a clone, not in CI and not outside a clone', () => {
  const folder = copy('install');
  expect(install(folder)).toMatchObject({ status: 0, stderr: '' });

  git(folder, 'init', '-q');
  expect(install(folder, { CI: 'true' })).toMatchObject({ status: 0, stderr: '' });
  expect(hook(folder)).toBe(false);

  expect(install(folder)).toMatchObject({ status: 0, stderr: '' });
  expect(hook(folder)).toBe(true);
});

test('a copy within another repository leaves that one alone', () => {
  const other = join(outside, 'other');
  const folder = copy('other/vendored');
  git(other, 'init', '-q');
  const before = readdirSync(join(other, '.git/hooks'));
  expect(install(folder)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(join(other, '.git/hooks'))).toEqual(before);
  expect(existsSync(join(other, 'lefthook.yml'))).toBe(false);
});

test('a commit formats what is staged and refuses what lint refuses', { timeout: 120_000 }, () => {
  const folder = copy('commit');
  git(folder, 'init', '-q');
  install(folder);
  const file = join(folder, 'tools/some.ts');
  const commit = () =>
    spawnSync('git', ['commit', '-qm', 'a'], { cwd: folder, env, encoding: 'utf8' });

  writeFileSync(file, 'export const  isOne = (a: number) => a == 1\n');
  git(folder, 'add', 'tools/some.ts');
  const refused = commit();
  expect(refused.status).toBe(1);
  expect(refused.stdout + refused.stderr).toContain('eqeqeq');

  writeFileSync(file, 'export const  isOne = (a: number) => a === 1\n');
  git(folder, 'add', 'tools/some.ts');
  expect(commit().status).toBe(0);
  const formatted = 'export const isOne = (a: number) => a === 1;\n';
  expect(git(folder, 'show', 'HEAD:tools/some.ts')).toBe(formatted);
  expect(readFileSync(file, 'utf8')).toBe(formatted);
});
