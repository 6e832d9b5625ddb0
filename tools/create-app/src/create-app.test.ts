import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isTemplate, TEMPLATES } from './templates.ts';
import { writeProject } from './write-project.ts';

const scratch = mkdtempSync(join(tmpdir(), 'create-app-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const MAIN = join(import.meta.dirname, 'main.ts');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

/** Runs the command in the scratch folder, without anybody at a terminal. */
function run(...args: string[]) {
  return spawnSync(process.execPath, [MAIN, ...args], { cwd: scratch, encoding: 'utf8' });
}

describe.each(Object.keys(TEMPLATES).filter(isTemplate))('template %s', (template) => {
  const folder = join(scratch, `of-${template}`);
  const files = writeProject(folder, template);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

  test('is a project by the name of its folder, with the packages of one version', () => {
    expect(manifest.name).toBe(`of-${template}`);
    const own = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith('@m30/'));
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(([, range]) => range))).toEqual(new Set([`^${version}`]));
  });

  test('has what a project has: commands, a test, a README, what git leaves out', () => {
    expect(Object.keys(manifest.scripts)).toEqual(['dev', 'build', 'start', 'test']);
    expect(files).toEqual(expect.arrayContaining(['README.md', '.gitignore', 'tsconfig.json']));
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([]);
    expect(files).not.toContain('gitignore');
  });
});

test('arguments are enough, and what comes next is said', () => {
  const said = execFileSync(process.execPath, [MAIN, 'by-arguments', '-t', 'forms'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  expect(said).toContain('cd by-arguments\n  npm install && npm run dev');
  expect(readdirSync(join(scratch, 'by-arguments'))).toContain('package.json');
});

test('a folder that holds something is left as it is', () => {
  const folder = join(scratch, 'occupied');
  mkdirSync(folder);
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  const { status, stderr } = run('occupied', '--template', 'login');
  expect([status, stderr]).toEqual([1, expect.stringContaining('occupied is not empty')]);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

test.each([
  ['an unknown template', ['app', '--template', 'shop'], 'There is no template “shop”'],
  ['an unknown option', ['app', '--tempalte', 'forms'], "Unknown option '--tempalte'"],
  ['two folders', ['one', 'two', '-t', 'forms'], 'One folder at a time: one, two.'],
  ['a name that npm refuses', ['Мой дом', '-t', 'forms'], 'cannot name a package'],
  ['a question that nobody answers', ['app'], 'Say the folder and the template.'],
])('%s is said in one sentence, and nothing is written', (_, args, words) => {
  const before = readdirSync(scratch);
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(readdirSync(scratch)).toEqual(before);
});

test('help names every template', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  for (const name of Object.keys(TEMPLATES)) expect(stdout).toContain(`  ${name} `);
});
