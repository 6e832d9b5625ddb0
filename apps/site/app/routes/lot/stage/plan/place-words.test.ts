import { examples } from '@m30/api/examples';
import { describe, expect, it } from 'vitest';
import { DESK, linesOf, PHONE, placeWords } from './place-words.ts';

const frame = { width: 10, height: 10 };
const room = (name: string, box: [number, number, number, number]) => ({
  ...{ name, area: 14.4, box },
  at: [box[0] + box[2] / 2, box[1] + box[3] / 2] as [number, number],
});

describe('the words of a room', () => {
  it('stand where the drawing has them if there is room', () => {
    expect(placeWords(frame, room('Спальня', [1, 1, 3, 4]), DESK)).toEqual([25, 30]);
  });

  it('move away from a wall that they would cross', () => {
    const near = { ...room('Гостиная', [1, 1, 4, 4]), at: [1.1, 3] as [number, number] };
    const [left = 0, top = 0] = placeWords(frame, near, DESK) ?? [];
    expect(left).toBeGreaterThan(15);
    expect(top).toBe(30);
  });

  it.each([
    ['С/у', [0, 0, 1.8, 2], true, true],
    ['Гардеробная', [0, 0, 2.4, 2], true, false],
    ['Ванная', [0, 0, 1, 2], false, false],
    // Too low for two lines.
    ['Холл', [0, 0, 6, 0.8], false, false],
  ] as const)('«%s» of %j fits on a desk: %s, on a phone: %s', (name, box, desk, phone) => {
    const fits = [DESK, PHONE].map((screen) => placeWords(frame, room(name, [...box]), screen));
    expect(fits.map((spot) => spot !== null)).toEqual([desk, phone]);
  });
});

it('a long name is parted where a line may end', () => {
  expect(linesOf('Кухня-гостиная')).toEqual(['Кухня-', 'гостиная']);
  expect(linesOf('Гардеробная')).toEqual(['Гардеробная']);
});

it('the flat of the example names its rooms on a desk', () => {
  const sheet = examples['Objects.GetLot'][0]?.result.planSheet;
  expect(sheet?.rooms.filter((one) => placeWords(sheet, one, DESK) === null)).toEqual([]);
});
