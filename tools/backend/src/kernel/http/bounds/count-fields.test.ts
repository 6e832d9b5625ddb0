import { expect, test } from 'vitest';
import { countJson, countPairs, countParts } from './count-fields.ts';

const FAR = 1_000_000;

test.each([
  ['', 0],
  ['a', 1],
  ['a=1&b=2', 2],
  ['&&', 3],
])('%j has %i pairs', (body, pairs) => {
  expect(countPairs(Buffer.from(body), FAR)).toBe(pairs);
});

test.each([
  ['multipart/form-data; boundary=x', '--x\r\n\r\n1\r\n--x\r\n\r\n2\r\n--x--', 2],
  ['multipart/form-data; boundary="x y"', '--x y\r\n\r\n1\r\n--x y--', 1],
  ['multipart/form-data; charset=utf-8; Boundary=Aa', '--Aa\r\n--Aa--', 1],
  ['multipart/form-data', '--x--', 0],
])('%s: %j has %i parts', (type, body, parts) => {
  expect(countParts(Buffer.from(body), type, FAR)).toBe(parts);
});

test.each([
  ['{}', 1, 1],
  ['{"a":1,"b":[2,3]}', 4, 2],
  ['{"a":"[[[,,,","b":"\\"["}', 2, 1],
  ['["я,[", "\\\\", [[]]]', 5, 3],
  ['"[[[', 0, 0],
])('%s has %i values, %i deep', (body, values, depth) => {
  expect(countJson(Buffer.from(body), FAR)).toEqual({ values, depth });
});

test('counting ends soon past the bound', () => {
  expect(countPairs(Buffer.from('&'.repeat(1000)), 5)).toBeLessThan(10);
  expect(countJson(Buffer.from(`[${',['.repeat(1000)}`), 5).values).toBeLessThan(10);
});
