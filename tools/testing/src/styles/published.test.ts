import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publishedFaults, unlayeredFaults } from './published.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const ORDER = '/* Order */\n@layer m30.base, m30.kit;';

test.each([
  `${ORDER}\n@layer m30.kit { a { top: 0 } }\n@font-face { font-family: 'One' }`,
  "@import './layers.css';\n@layer m30.tokens { a { top: 0 } }",
  "@font-face { font-family: 'One' }",
])('«%s» may be imported first by a host', (css) => {
  expect(publishedFaults(css, true)).toEqual([]);
});

test.each([
  '@layer m30.kit { a { top: 0 } }',
  "@import 'mapbox-gl/dist/mapbox-gl.css' layer(m30.vendor);",
])('«%s» may stand beside a script', (css) => {
  expect(publishedFaults(css, false)).toEqual([]);
});

test.each([
  ['@layer m30.kit { a { top: 0 } }', 'does not begin with the order'],
  ['', 'does not begin with the order'],
  [`${ORDER} a { top: 0 }`, 'has a rule outside a layer: a { top: 0 }'],
  [`${ORDER} @media print { a { top: 0 } }`, 'has a rule outside a layer: @media print'],
  [`${ORDER} @layer site { a { top: 0 } }`, 'has a rule outside a layer: @layer site'],
  [`${ORDER} @import 'other/other.css';`, 'has a rule outside a layer: @import'],
])('«%s» is a fault of what a host imports', (css, words) => {
  expect(publishedFaults(css, true)).toEqual([expect.stringContaining(words)]);
});

test('the sheet for hosts with rules outside of layers has no layer', () => {
  expect(unlayeredFaults('a { top: 0 } @media print { a { top: 0 } }')).toEqual([]);
  expect(unlayeredFaults('@layer m30.kit { a { top: 0 } }')).toEqual(['has a layer: m30.kit']);
});

// What is built out of the sources is looked at by the target `package`, in the archive that is published.
test.each(['tokens', 'base', 'fonts', 'layers'])('%s.css is published as it stands', (name) => {
  const css = readFileSync(`${ROOT}libs/ui-kit/src/tokens/${name}.css`, 'utf8');
  expect(publishedFaults(css, true)).toEqual([]);
});

test('what a dependency of a package brings stands in the layer of such', () => {
  const sheets = globSync('libs/*/src/**/*.vendor.css', { cwd: ROOT });
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    expect(publishedFaults(readFileSync(ROOT + sheet, 'utf8'), false)).toEqual([]);
  }
});
