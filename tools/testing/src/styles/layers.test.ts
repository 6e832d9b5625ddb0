import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { layerFaults, layerOf } from './layers.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(ROOT + path, 'utf8');
const sheets = globSync(['libs/*/src/**/*.css', 'apps/*/app/**/*.css', 'tools/storybook/*.css'], {
  cwd: ROOT,
}).map((path) => path.replaceAll('\\', '/'));

test('every rule of every style sheet stands in the layer of its project', () => {
  expect(sheets.length).toBeGreaterThan(300);
  const faults = sheets.flatMap((path) =>
    layerFaults(path, read(path)).map((fault) => `${path}, ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the order names every layer that a style sheet stands in', () => {
  const order = /@layer ([^;]+);/
    .exec(read('libs/ui-kit/src/tokens/layers.css'))?.[1]
    ?.split(/,\s*/);
  expect(order).toEqual(expect.arrayContaining([...new Set(sheets.map(layerOf))].filter(Boolean)));
});

const MODAL = 'libs/ui-kit/src/components/modal/Modal.module.css';

test.each([
  [MODAL, '.close { top: 0 }', 'wrap it in @layer m30.kit'],
  [MODAL, '@media print { .close { top: 0 } }', 'wrap it in @layer m30.kit'],
  [MODAL, '@layer m30.page { .close { top: 0 } }', 'here the layer is m30.kit'],
  ['apps/lk/app/root.module.css', '@layer m30.kit { a { top: 0 } }', 'the layer is m30.page'],
  [MODAL, '@layer m30.kit, m30.base;', 'layers.css alone'],
  [MODAL, "@import 'mapbox-gl/dist/mapbox-gl.css';", 'add layer(m30.vendor)'],
  [MODAL, '@layer m30.kit { a { top: 0 !important } }', 'turns the layers over'],
  [MODAL, '@layer m30.kit { a { --top: 0 } }', '--top lacks the prefix'],
  [MODAL, '@layer m30.kit { a { top: var(--top) } }', '--top lacks the prefix'],
])('in %s «%s» is a fault', (path, css, words) => {
  expect(layerFaults(path, css)).toEqual([expect.stringContaining(words)]);
});

test.each([
  '@layer m30.kit { @media print { .close { top: var(--m30-top) } } }',
  "@import './other.css'; @font-face { font-family: 'One' }",
  "@import 'mapbox-gl/dist/mapbox-gl.css' layer(m30.vendor);",
])('«%s» is none', (css) => {
  expect(layerFaults(MODAL, css)).toEqual([]);
});
