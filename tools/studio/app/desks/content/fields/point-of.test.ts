import { expect, test } from 'vitest';
import { pointOf, pointText } from './point-of.ts';

test.each([
  ['59.9206, 30.3556', [59.9206, 30.3556]],
  [' 59.9206,30.3556 ', [59.9206, 30.3556]],
  ['59,9206; 30,3556', [59.9206, 30.3556]],
  ['59,9206, 30,3556', [59.9206, 30.3556]],
  ['59.9206 30.3556', [59.9206, 30.3556]],
  ['-12, 7', [-12, 7]],
  ['59.9206', null],
  ['Тихая улица, 4', null],
  ['', null],
])('%j is read as %j', (text, point) => {
  expect(pointOf(text)).toEqual(point);
});

test('a point is shown as it is read', () => {
  expect(pointOf(pointText([59.92, 30.35]))).toEqual([59.92, 30.35]);
  expect(pointText('где-то')).toBe('где-то');
});
