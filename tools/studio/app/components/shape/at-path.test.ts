import { expect, test } from 'vitest';
import { moved, withValue } from './at-path.ts';

test('a value is set where its path leads, and nothing else is touched', () => {
  const body = { blocks: [{ type: 'text' }, { type: 'faq', items: [{ question: 'Когда?' }] }] };
  const next = withValue(body, ['blocks', 1, 'items', 0, 'question'], 'Где?') as typeof body;
  expect(next.blocks[1]).toEqual({ type: 'faq', items: [{ question: 'Где?' }] });
  expect(next.blocks[0]).toBe(body.blocks[0]);
  expect(body.blocks[1]?.items?.[0]?.question).toBe('Когда?');
  expect(withValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  expect(withValue(undefined, ['note', 'text'], 'Ещё')).toEqual({ note: { text: 'Ещё' } });
});

test.each([
  [0, 1, ['б', 'а', 'в']],
  [2, -1, ['а', 'в', 'б']],
  [0, -1, ['а', 'б', 'в']],
  [2, 1, ['а', 'б', 'в']],
])('of three the %i-th moves by %i', (index, by, expected) => {
  expect(moved(['а', 'б', 'в'], index, by)).toEqual(expected);
});
