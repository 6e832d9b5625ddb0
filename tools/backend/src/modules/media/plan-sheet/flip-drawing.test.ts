import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flipDrawing } from './flip-drawing.ts';

const HEAD = '<svg viewBox="-80 -10 600 700" width="600"><title>План</title>';

test('a drawing is flipped within its own frame, and its words are flipped back', () => {
  const drawing = `${HEAD}<rect x="0" y="0"/><text x="170.2" y="55">Спальня</text></svg>`;
  expect(flipDrawing(drawing)).toBe(
    '<svg viewBox="-520 -10 600 700" width="600"><title>План</title><g transform="scale(-1 1)">' +
      '<rect x="0" y="0"/><text x="170.2" y="55" transform="translate(340.4 0) scale(-1 1)">Спальня</text></g></svg>',
  );
});

test('a turned text keeps its turn', () => {
  const drawing = `${HEAD}<text x="-57" y="9" transform="rotate(-90 -57 9)" dy="-6">4 300</text></svg>`;
  expect(flipDrawing(drawing)).toContain(
    '<text x="-57" y="9" dy="-6" transform="translate(-114 0) scale(-1 1) rotate(-90 -57 9)">',
  );
});

test('every word of a real plan is there after it', () => {
  const file = new URL('../../../../demo/media/plans/e2-45.svg', import.meta.url);
  const drawing = readFileSync(file, 'utf8');
  const words = (svg: string) => [...svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
  const flipped = flipDrawing(drawing);
  expect(words(flipped)).toEqual(words(drawing));
  expect(flipped.split('<text ')).toHaveLength(flipped.split('0) scale(-1 1)').length);
});
