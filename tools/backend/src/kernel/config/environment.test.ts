import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLocal, LIMIT_NAMES, LIMITS, limitVariable } from './limits.ts';
import { VARIABLES } from './config.ts';

/** What the apps read themselves. */
const OF_THE_APPS = [
  ...['EMBED_ORIGINS', 'YANDEX_METRIKA_ID', 'VK_PIXEL_ID'],
  ...['CALLTOUCH_MOD_ID', 'COMAGIC_SITE_KEY', 'COMAGIC_DOMAIN'],
];

const text = (path: string) =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

test('the production guide explains every setting, and none that is not there', () => {
  const [, settings = ''] = text('docs/production.md').split('\n## Settings\n');
  const explained = [...settings.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual([...VARIABLES, ...OF_THE_APPS].toSorted());
});

test.each(LIMIT_NAMES)('the production guide says what the limit %s is', (name) => {
  const { count, seconds, what } = LIMITS[name];
  const row = text('docs/production.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${limitVariable(name)}\``));
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    ...['', `\`${limitVariable(name)}\``, `\`${count}/${seconds}\``],
    ...[`count/seconds: ${what}${isLocal(name) ? ', in each process' : ''}`, ''],
  ]);
});

test.each([
  '.env.example',
  'deploy/systemd/environment',
  'deploy/systemd/meridian30@.service',
  'deploy/docker/compose.yaml',
  'deploy/kubernetes/meridian30.yaml',
])('%s sets nothing that nobody reads', (path) => {
  const others = new Set([
    ...['POSTGRES_USER', 'POSTGRES_PASSWORD', 'HTTP_PORT'],
    ...['MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'],
  ]);
  const set = [...text(path).matchAll(/^[ \t]*(?:Environment=)?([A-Z][A-Z_]+)(?:=|: )/gm)];
  expect(set.length).toBeGreaterThan(1);
  for (const [, name = ''] of set) {
    if (!others.has(name)) expect([...VARIABLES, ...OF_THE_APPS]).toContain(name);
  }
});

test.each([
  ['deploy/systemd/environment', /^DEMO=0$/m],
  ['deploy/docker/Dockerfile', /^ENV .*\bDEMO=0\b/m],
  ['deploy/docker/compose.yaml', /^ {2}DEMO: '0'$/m],
  ['deploy/kubernetes/meridian30.yaml', /^ {2}DEMO: '0'$/m],
])('%s keeps the demo away', (path, off) => {
  expect(text(path)).toMatch(off);
  expect(text(path).match(/\bDEMO\b\W*\d/g)).toHaveLength(1);
});
