import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  facetKeys,
  keysOf,
  limitsOf,
  lotFilters,
  placesFilters,
  premisesFilters,
  resaleFilters,
} from '../filters.ts';
import { lotFilterEntries, LotFilterSchema } from '../catalogue/lot-filter.schema.ts';

describe('a declared filter', () => {
  test('has its keys by facet, in the order of the address', () => {
    expect(facetKeys(lotFilters, ['floorNot', 'floor'])).toEqual([
      'floorFrom',
      'floorTo',
      'floorNot',
    ]);
    expect(facetKeys(lotFilters, ['payment'])).toEqual([
      'payFrom',
      'payTo',
      'programme',
      'term',
      'down',
    ]);
    expect(facetKeys(lotFilters, ['commute'])).toEqual(['commute', 'commuteBy', 'work']);
  });

  test('has the keys of its limits', () => {
    expect(limitsOf(lotFilters, 'kitchen')).toEqual({ from: 'kitchenFrom', to: 'kitchenTo' });
    expect(limitsOf(lotFilters, 'payment')).toEqual({ from: 'payFrom', to: 'payTo' });
    expect(limitsOf(premisesFilters, 'power')).toEqual({ from: 'powerFrom' });
    expect(limitsOf(resaleFilters, 'year')).toEqual({ from: 'yearFrom' });
  });

  test('has an entry of the schema, in the order of the address', () => {
    expect(Object.keys(lotFilterEntries)).toEqual(keysOf(lotFilters));
    expect(keysOf(placesFilters).slice(0, 4)).toEqual(['kind', 'complex', 'level', 'size']);
  });

  test.each([
    ['rooms', '2,studio', ['2', 'studio']],
    ['complex', ['kanal', 'zaliv'], ['kanal', 'zaliv']],
    ['areaFrom', '48,4', 48.4],
    ['floorFrom', '2', 2],
    ['discount', '1', '1'],
    ['handover', 'ready', 'ready'],
    ['work', '59.9343,30.3351', '59.9343,30.3351'],
    ['number', ' k2-57 ', 'k2-57'],
  ])('%s reads %j as %j', (key, given, read) => {
    expect(v.parse(LotFilterSchema, { [key]: given })).toEqual({ [key]: read });
  });

  test.each([
    ['rooms', '7', 'Неизвестное число комнат'],
    ['finish', 'golden', 'Неизвестная отделка'],
    ['complex', 'канал', 'Неверный адрес'],
    ['areaTo', '10001', 'Не больше 10000'],
    ['floorFrom', '0', 'Не меньше 1'],
    ['floorTo', '201', 'Не больше 200'],
    ['discount', 'yes', 'Допустимо только значение 1'],
    ['handover', '2028-9', 'Срок вида 2028-4 или ready'],
    ['work', 'Невский', 'Координаты вида 59.9343,30.3351'],
  ])('%s refuses %j: %s', (key, given, message) => {
    const { issues } = v.safeParse(LotFilterSchema, { [key]: given });
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });
});
