import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { className } from './class-name.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('gives no two files the same names', () => {
  const files = globSync('{apps,libs,tools}/*/{app,src}/**/*.module.css', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const names = files.map((file) => className('row', resolve(root, file)));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('names a class after itself, however its file is asked for', () => {
  const file = resolve(root, 'libs/ui-kit/src/components/card/Card.module.css');
  expect(className('card', file)).toMatch(/^_card_[\da-z]{4}$/);
  expect(className('card', `${file}?inline`)).toBe(className('card', file));
});
