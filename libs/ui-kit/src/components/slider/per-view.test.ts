import { describe, expect, it } from 'vitest';
import { perViewStyle, type PerView } from './per-view.ts';

const cases: [PerView, number[]][] = [
  [1, [1, 1, 1, 1, 1]],
  [1.2, [1.2, 1.2, 1.2, 1.2, 1.2]],
  [{ 0: 1, 576: 2, 768: 3 }, [1, 2, 3, 3, 3]],
  [{ 900: 4 }, [1, 1, 1, 4, 4]],
];

describe('slides at once by width', () => {
  it.each(cases)('%j becomes %j', (perView, expected) => {
    expect(Object.values(perViewStyle(perView, 32))).toEqual([...expected, '32px']);
  });
});
