import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { productionMain } from '@m30/server/production';

const SCRIPT = fileURLToPath(
  new URL('../../../../deploy/systemd/share-assets.sh', import.meta.url),
);
const FOLDERS = ['apps/site/build/client', 'apps/lk/build/client', 'tools/studio/build'];

function release(root: string, name: string): string {
  const folder = join(root, name);
  for (const one of FOLDERS) {
    mkdirSync(join(folder, one, 'assets'), { recursive: true });
    writeFileSync(join(folder, one, 'assets', `page-${name}.js`), name);
    writeFileSync(join(folder, one, 'assets', 'common-h4sh.js'), 'the same');
  }
  return folder;
}

test('two releases have each other’s files, of both apps and the Studio', () => {
  const root = mkdtempSync(join(tmpdir(), 'm30-assets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [former, present] = [release(root, 'former'), release(root, 'present')];
  const { status, stderr } = spawnSync(SCRIPT, [former, present], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  for (const folder of [former, present].flatMap((one) => FOLDERS.map((at) => join(one, at)))) {
    const assets = join(folder, 'assets');
    expect(readdirSync(assets).sort()).toEqual([
      'common-h4sh.js',
      'page-former.js',
      'page-present.js',
    ]);
    expect(readFileSync(join(assets, 'page-former.js'), 'utf8')).toBe('former');
  }
});

test('the folders are those that a process serves', () => {
  const files = readFileSync(join(productionMain, '../../src/site-files.ts'), 'utf8');
  for (const folder of FOLDERS) expect(files).toContain(`'${folder}'`);
});
