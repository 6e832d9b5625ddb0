import { expect, test } from 'vitest';
import { describeWorks } from './works-words.ts';

test.each([
  ['site', 0, 0, 'Готовим участок', 7],
  ['frame', 0, 0, 'Возводим каркас', 57],
  ['frame', 9, 0, 'Возводим каркас', 71],
  ['facade', 9, 3, 'Делаем фасад', 76],
  ['keys', 9, 9, 'Дом сдан', 100],
] as const)('works at %s, %i and %i floors of nine', (stage, frame, facade, words, percent) => {
  expect(describeWorks({ stage, frame, facade, floors: 9 })).toEqual({ stage: words, percent });
});
