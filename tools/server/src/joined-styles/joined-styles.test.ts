import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { ServerEnv } from '../render/observe-requests.ts';
import { createJoinedStyles } from './joined-styles.ts';
import { serveJoinedStyles } from './serve-joined-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'joined-styles-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/shared-A1b2_c3-.css'), '.a{color:red}');
writeFileSync(join(folder, 'assets/route-D4e5F6g7.css'), '.b{color:blue}');
writeFileSync(join(folder, 'secret.css'), '.s{}');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const SHARED = '<link rel="stylesheet" href="/assets/shared-A1b2_c3-.css#"/>';
const ROUTE =
  '<link rel="stylesheet" href="/assets/route-D4e5F6g7.css" data-precedence="default"/>';
const JOINED = '/assets/joined/shared-A1b2_c3-,route-D4e5F6g7.css';

function start() {
  const styles = createJoinedStyles(folder);
  const app = new Hono<ServerEnv>();
  serveJoinedStyles(app, styles, 'public, immutable');
  const ask = (path: string, encoding = 'br') =>
    app.request(path, { headers: { 'accept-encoding': encoding } });
  return { styles, ask };
}

test('a document loads its sheets as one, and keeps their own links without loading them', () => {
  const { styles } = start();
  const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
  const parts = styles.join(`${preload}${SHARED}<title>1</title>${ROUTE}`).split(/(?<=>)(?=<)/);
  expect(parts).toEqual([
    preload,
    `<link rel="stylesheet" href="${JOINED}"/>`,
    // Under the name by which code that is loaded later looks for it, and as React has it.
    '<link disabled="" rel="stylesheet" href="/assets/shared-A1b2_c3-.css"/>',
    '<link disabled="" rel="stylesheet" href="/assets/shared-A1b2_c3-.css#"/>',
    '<title>1</title>',
    ROUTE.replace('<link', '<link disabled=""'),
  ]);
});

test.each(['<head></head>', `<head>${SHARED}</head>`, '<head><link rel="icon" href="/a"/></head>'])(
  'a document of no more than one sheet stays as it is: %s',
  (html) => expect(start().styles.join(html)).toBe(html),
);

test('a page of more sheets than an address may name loads all of them, in their order, by two', async () => {
  const { styles, ask } = start();
  const names = Array.from({ length: 52 }, (_, at) => `part-${at}`);
  for (const name of names) writeFileSync(join(folder, `assets/${name}.css`), `.${name}{}`);
  const html = styles.join(
    names.map((name) => `<link rel="stylesheet" href="/assets/${name}.css"/>`).join(''),
  );
  const loaded = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(loaded).toHaveLength(2);
  const sheets = await Promise.all(loaded.map(async (href) => (await ask(href, 'gzip')).text()));
  expect(sheets.join('\n').split('\n')).toEqual(names.map((name) => `.${name}{}`));
});

test('what a document names is sent compressed, for ever, its parts in their order', async () => {
  const { styles, ask } = start();
  styles.join(SHARED + ROUTE);
  const answer = await ask(JOINED);
  const body = brotliDecompressSync(Buffer.from(await answer.arrayBuffer()));
  expect(body.toString()).toBe('.a{color:red}\n.b{color:blue}');
  const { headers } = answer;
  expect(headers.get('cache-control')).toBe('public, immutable');
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('who does not take brotli, and a document of another process, get the same text', async () => {
  const { styles, ask } = start();
  const others = await ask(JOINED);
  expect(others.headers.get('content-encoding')).toBeNull();
  styles.join(SHARED + ROUTE);
  const plain = await ask(JOINED, 'gzip');
  expect(await others.text()).toBe(await plain.text());
});

test.each([
  ['a part that is not there', 'shared-A1b2_c3-,missing-00000000'],
  ['nothing', ''],
  ['a part without a name', 'shared-A1b2_c3-,,route-D4e5F6g7'],
  ['a file elsewhere', '..%2Fsecret'],
  ['more parts than a page has', Array.from({ length: 41 }, () => 'route-D4e5F6g7').join(',')],
])('%s is not found', async (_, names) => {
  expect((await start().ask(`/assets/joined/${names}.css`)).status).toBe(404);
});

test('what no document has named is joined anew each time: nothing of it is kept', async () => {
  const { styles, ask } = start();
  for (let one = 0; one < 3; one += 1)
    expect((await ask(JOINED)).headers.get('content-encoding')).toBeNull();
  expect((await styles.find('shared-A1b2_c3-'))?.brotli).toBeNull();
});
