// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leadsOut } from './leads-out.ts';

it.each([
  ['/iframe/mortgage-calc', false],
  ['/iframe/catalog-bot?rooms=2', false],
  ['/katalog', true],
  ['/iframes', true],
  ['https://bank.example/iframe/calc', true],
  ['tel:+78123303030', false],
  ['mailto:dom@meridian30.example', false],
])('%s leads out of the frame: %s', (href, out) => {
  const link = document.createElement('a');
  link.href = href;
  expect(leadsOut(link)).toBe(out);
});
