import { expect, test } from 'vitest';
import { checkFlat } from './check-flat.ts';

const flat = {
  address: 'Бухарестская ул., 30',
  rooms: '2',
  area: '44,5',
  floor: '3',
  floors: '9',
  name: 'Вера',
  phone: '+7 (981) 304-17-62',
};

test('a flat that is described has nothing wrong', () => {
  expect(checkFlat(flat)).toEqual({});
});

test.each([
  ['address', ' ', 'Введите адрес'],
  ['rooms', '', 'Выберите'],
  ['area', '', 'Введите площадь'],
  ['area', '9', 'Введите площадь'],
  ['area', 'много', 'Введите площадь'],
  ['floor', '0', 'Введите этаж'],
  ['floors', '', 'Введите число этажей'],
  ['floors', '2', 'меньше этажей'],
  ['name', '', 'Введите имя'],
  ['phone', '', 'Введите номер телефона'],
  ['phone', '+7 (981', 'полностью'],
] as const)('%s = %j: %s', (name, value, words) => {
  const errors = checkFlat({ ...flat, [name]: value });
  expect(Object.keys(errors)).toEqual([name]);
  expect(errors[name]).toContain(words);
});
