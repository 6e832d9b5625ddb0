import { expect, test } from 'vitest';
import { toColumns, toRows } from './columns.ts';
import { level } from './park.fixture.ts';

test('places come back as they were', () => {
  expect(toRows(toColumns(level.places))).toEqual(level.places);
});

test('each key is named once', () => {
  expect(toColumns(level.places).label).toEqual(['1', '2', '3', 'К1']);
});

test('a level without places stays one', () => {
  expect(toRows(toColumns([]))).toEqual([]);
});
