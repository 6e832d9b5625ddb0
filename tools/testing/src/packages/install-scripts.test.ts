import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memoryFolder } from '@m30/config/memory-folder';
import { installScripts } from './install-scripts.ts';

test('packages with a script for their installation are named, wherever they stand', () => {
  const folder = mkdtempSync(join(memoryFolder(), 'install-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const install = (path: string, manifest: object) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
  };
  install('node_modules/plain', { name: 'plain', scripts: { test: 'x' } });
  install('node_modules/core', { name: 'core', scripts: { postinstall: 'node postinstall' } });
  install('node_modules/plain/node_modules/@of/one', {
    name: '@of/one',
    scripts: { install: 'x' },
  });
  // A fixture within a package is installed by nobody.
  install('node_modules/plain/fixture', { name: 'fixture', scripts: { install: 'x' } });
  expect(installScripts(folder).toSorted()).toEqual(['@of/one', 'core']);
});
