import { expect, test } from 'vitest';
import { embedderOf } from './embedder.ts';

test.each([
  ['?origin=https://partner.example', 'https://partner.example'],
  ['?origin=https%3A%2F%2Fpartner.example%3A8443%2Fpage', 'https://partner.example:8443'],
  ['?origin=http://localhost:4321', 'http://localhost:4321'],
  ['?origin=*', null],
  ['?origin=javascript:alert(1)', null],
  ['?origin=null', null],
  ['', null],
])('the address %s names %s', (search, origin) => {
  expect(embedderOf(search)).toBe(origin);
});
