import { expect, test } from 'vitest';
import { redirectWithin } from './redirect-within.ts';

test.each([
  ['/order/7?a=b', '/order/7?a=b'],
  ['/новости', '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/%0d%0aSet-Cookie: a=b', '/'],
  ['https://evil.example/', '/'],
])('%j leads to %s', (path, location) => {
  const { status, headers } = redirectWithin(path, 303);
  expect([status, headers.get('location')]).toEqual([303, location]);
});
