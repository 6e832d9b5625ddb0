import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { drawingPart, planSheetOf } from './plan-parts.ts';

const FOLDER = new URL('../../../../demo/media/plans/', import.meta.url);
const drawings = new Map(
  ['2k-64.svg', '2k-64-mini.svg'].map((name) => [
    `plans/${name}`,
    readFileSync(new URL(name, FOLDER), 'utf8'),
  ]),
);

test.each([
  ['plans/2k-64.svg', true],
  ['plans/2k-64-walls.svg', false],
  ['plans/2k-64-walls-flipped.svg', false],
  ['plans/2k-64-flipped.svg', true],
  ['plans/2k-64-furniture-flipped.svg', false],
])('%s is drawn', (path, hasWords) => {
  const svg = drawingPart(drawings, path);
  expect(svg?.includes('<text')).toBe(hasWords);
  expect(svg?.includes('scale(-1 1)')).toBe(path.includes('flipped'));
});

test.each(['plans/2k-64-mini-walls.svg', 'plans/nothing-walls.svg', 'plans/2k-64-walls'])(
  '%s is not',
  (path) => expect(drawingPart(drawings, path)).toBeNull(),
);

test('a flipped sheet is the other one in a mirror', () => {
  const [plain, flipped] = ['2k-64', '2k-64-flipped'].map((name) =>
    planSheetOf(drawings, `plans/${name}.svg`),
  );
  expect(flipped?.walls).toBe('/media/plans/2k-64-walls-flipped.svg');
  expect(flipped?.rooms.map(({ at }) => at[0])).toEqual(
    plain?.rooms.map(({ at }) => expect.closeTo(plain.width - at[0], 1) as number),
  );
  expect(planSheetOf(drawings, 'plans/2k-64-mini.svg')).toBeNull();
});
