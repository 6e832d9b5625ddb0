import { expect, test } from 'vitest';
import { isOwnWrite } from './check-origin.ts';

const from = (origin: string, method = 'POST') =>
  new Request('http://site.test/api/x', { method, headers: { origin, host: 'site.test' } });

test.each([
  ['http://site.test', true],
  ['https://site.test', true],
  ['http://site.test:8080', false],
  ['https://evil.test', false],
  ['null', false],
])('where no origin is set, a write from %s: %s by the address that was asked', (origin, own) => {
  expect(isOwnWrite({ allowedOrigin: null }, from(origin))).toBe(own);
});

test('what changes nothing may come from anywhere', () => {
  expect(isOwnWrite({ allowedOrigin: null }, from('https://evil.test', 'GET'))).toBe(true);
});
