import { expect, it } from 'vitest';
import { stageLabel, stages } from './stages.ts';

it.each([
  [1, 'Выбор'],
  [7, 'Подпись'],
  [10, 'Ключи'],
  [0, 'Выбор'],
  [11, 'Ключи'],
])('stage %d is «%s»', (stage, label) => {
  expect(stageLabel(stage)).toBe(label);
});

it('there are ten stages', () => {
  expect(new Set(stages).size).toBe(10);
});
