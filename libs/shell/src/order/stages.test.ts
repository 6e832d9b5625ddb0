import { expect, it } from 'vitest';
import { stageLabel, stagesOf } from './stages.ts';

it.each([
  [1, 'Выбор'],
  [7, 'Подпись'],
  [8, 'ДДУ'],
  [10, 'Ключи'],
  [0, 'Выбор'],
  [11, 'Ключи'],
])('stage %d is «%s»', (stage, label) => {
  expect(stageLabel(stage, 'ddu')).toBe(label);
});

it('the eighth stage of a sale is its letter of credit', () => {
  expect(stageLabel(8, 'sale')).toBe('Аккредитив');
});

it('there are ten stages', () => {
  expect(new Set(stagesOf('ddu')).size).toBe(10);
});
