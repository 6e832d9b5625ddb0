import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import seeds from '../../../../demo/data/plans.json' with { type: 'json' };
import { furnitureOf, wallsOf } from './plan-layers.ts';
import { readPlanWords } from './read-plan-sheet.ts';

const FOLDER = new URL('../../../../demo/media/plans/', import.meta.url);
const drawings = readdirSync(FOLDER).filter((name) => !name.endsWith('-mini.svg'));
const drawingOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

describe.each(drawings)('%s', (name) => {
  const svg = drawingOf(name);
  const wordsIn = (part: string) => [...part.matchAll(/<text/g)].length;

  it('has walls and furniture in one frame, and no words in either', () => {
    const box = / viewBox="[^"]+"/;
    expect(box.exec(wallsOf(svg))?.[0]).toBe(box.exec(furnitureOf(svg))?.[0]);
    expect([wallsOf(svg), furnitureOf(svg)].map(wordsIn)).toEqual([0, 0]);
    expect(wallsOf(svg).length + furnitureOf(svg).length).toBeLessThan(svg.length);
  });

  it.each([false, true])('names each room within its walls, flipped: %s', (flipped) => {
    const { rooms, width, height } = readPlanWords(svg, flipped);
    const areas = (list: readonly { area: number }[]) => list.map(({ area }) => area).toSorted();
    const seed = seeds.find(({ id }) => `${id}.svg` === name);
    expect(areas(rooms)).toEqual(
      areas([
        ...(seed?.roomList ?? []),
        ...(seed?.balconyArea ? [{ area: seed.balconyArea }] : []),
      ]),
    );
    for (const { at, box } of rooms) {
      expect(at[0]).toBeGreaterThan(box[0]);
      expect(at[0]).toBeLessThan(box[0] + box[2]);
      expect(box[0] + box[2]).toBeLessThan(width);
      expect(box[1] + box[3]).toBeLessThan(height);
    }
  });

  it('keeps the sizes of its walls as they are written', () => {
    const written = [...svg.matchAll(/fill="#5f6e78">([\d ]+)</g)].map(([, size = '']) =>
      Number(size.replace(/\D/g, '')),
    );
    const read = readPlanWords(svg, false).sizes.map(({ length }) => Math.round(length * 1000));
    expect(read.map((size, index) => Math.abs(size - (written[index] ?? 0)) <= 60)).toEqual(
      written.map(() => true),
    );
  });
});
