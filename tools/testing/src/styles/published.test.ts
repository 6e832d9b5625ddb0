import { expect, test } from 'vitest';
import { publishedFaults } from './published.ts';

const ORDER = '/* Order */\n@layer m30.base, m30.kit;';

test('a style sheet of layers after their order has no fault', () => {
  const css = `${ORDER}\n@layer m30.kit { a { top: 0 } }\n@font-face { font-family: 'One' }`;
  expect(publishedFaults(css)).toEqual([]);
});

test.each([
  ['@layer m30.kit { a { top: 0 } }', 'does not begin with the order'],
  ['', 'does not begin with the order'],
  [`${ORDER} a { top: 0 }`, 'has a rule outside a layer: a { top: 0 }'],
  [`${ORDER} @media print { a { top: 0 } }`, 'has a rule outside a layer: @media print'],
])('«%s» has one', (css, words) => {
  expect(publishedFaults(css)).toEqual([expect.stringContaining(words)]);
});
