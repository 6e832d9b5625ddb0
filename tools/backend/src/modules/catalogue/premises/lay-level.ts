import type { Box, LevelDrawing } from '../../estate/premises-types.ts';
import type { PlacedPlace } from './placed.ts';

/** Units of a drawing: 20 a metre. */
const CELL = 50;
const GAP = 4;
const MARGIN = 24;
/** Height of the line of words above the cells. */
const HEAD = 64;
/** A place for a car is as long as it is drawn elsewhere, a room is square. */
const LENGTHS = { parking: 106, storage: CELL } as const;
const PER_ROW = 20;

const NOTHING: LevelDrawing = {
  viewBox: [0, 0, PER_ROW * (CELL + GAP) - GAP + 2 * MARGIN, 0],
  ...{ walls: '', floor: '', lanes: '', blocks: '', rooms: '', ramp: '', details: '' },
  ...{ columns: '', arrows: '', labels: [] },
};

/** Where the middle of words is that begin at the left: a phone shows the left of a drawing first. */
const middleOf = (text: string) => Math.round(text.length * 2.9);

type Laid = Pick<PlacedPlace, 'guid' | 'kind'> & { facts: Pick<PlacedPlace['facts'], 'box'> };

/**
 * A level with a box for each of its places. Places that nobody has drawn stand in a plain grid, in the order they are given in, below
 * what is drawn; the drawing says that this is no plan.
 */
export function layLevel(
  drawn: LevelDrawing | null,
  places: readonly Laid[],
): { drawing: LevelDrawing; boxes: ReadonlyMap<string, Box> } {
  const boxes = new Map<string, Box>();
  for (const { guid, facts } of places) if (drawn && facts.box) boxes.set(guid, facts.box);
  const loose = places.filter(({ guid }) => !boxes.has(guid));
  if (drawn && loose.length === 0) return { drawing: drawn, boxes };
  const base = drawn ?? NOTHING;
  const [left, top, width, height] = base.viewBox;
  const perRow = Math.max(1, Math.floor((width - 2 * MARGIN + GAP) / (CELL + GAP)));
  const start = top + height;
  let y = start + HEAD;
  for (const kind of ['parking', 'storage'] as const) {
    const some = loose.filter((place) => place.kind === kind);
    const step = LENGTHS[kind] + GAP;
    some.forEach(({ guid }, index) => {
      const [row, column] = [Math.floor(index / perRow), index % perRow];
      const x = left + MARGIN + column * (CELL + GAP);
      boxes.set(guid, [x, y + row * step, CELL, LENGTHS[kind]]);
    });
    if (some.length > 0) y += Math.ceil(some.length / perRow) * step + MARGIN;
  }
  const text = drawn
    ? 'Этих мест на чертеже нет: показаны по порядку номеров'
    : 'Схема не в масштабе: места по порядку номеров';
  return {
    boxes,
    drawing: {
      ...base,
      viewBox: [left, top, width, y - top],
      floor: `${base.floor}M${left} ${start}h${width}v${y - start}h${-width}z`,
      labels: [...base.labels, { text, x: left + MARGIN + middleOf(text), y: start + HEAD / 2 }],
    },
  };
}
