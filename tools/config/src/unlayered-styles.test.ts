import { expect, test } from 'vitest';
import { unlayered } from './unlayered-styles.ts';

const one = (css: string) => unlayered(css).replaceAll(/\s+/g, ' ').trim();

test('rules stand where their layer stood, in their order; the order of layers goes', () => {
  expect(one('@layer m30.base, m30.kit;\n@layer m30.kit { .a { top: 0 } .b { top: 1px } }')).toBe(
    '.a { top: 0 } .b { top: 1px }',
  );
});

test('a rule inside of another condition keeps it', () => {
  expect(one('@layer m30.kit { @media print { .a { top: 0 } } }')).toBe(
    '@media print { .a { top: 0 } }',
  );
});

test.each([
  ['*', '*:not(m30-none)'],
  [':where(.a)', ':where(.a):not(m30-none)'],
  [':where(.a:not(.b))', ':where(.a:not(.b)):not(m30-none)'],
  [':where(.a) > :where(.b)::before', ':where(.a) > :where(.b):not(m30-none)::before'],
  ['.a', '.a'],
  [':where(.a) p', ':where(.a) p'],
  [':where(.a):hover', ':where(.a):hover'],
])('«%s» is stronger than a reset as «%s»', (selector, stronger) => {
  expect(one(`@layer m30.kit { ${selector} { top: 0 } }`)).toBe(`${stronger} { top: 0 }`);
});

test('steps of an animation and nested rules stay as they are', () => {
  const css = '@keyframes a { from { top: 0 } } .a { &:hover { top: 0 } }';
  expect(one(`@layer m30.kit { ${css} }`)).toBe(css);
});
