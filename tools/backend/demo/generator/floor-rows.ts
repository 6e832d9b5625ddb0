import type { FlatPlace } from './floor.ts';
import { planDrawingOf } from './plan/plan-drawing.ts';

/** Least width of stairs and lifts. */
const CORE = 290;

/** One long facade of a floor: as deep everywhere as the other flats of its row. */
export interface RowSize {
  /** From the facade to the corridor. */
  depth: number;
  /** Width of each flat along the facade, from left to right. */
  widths: number[];
  /** Width left for stairs and lifts; 0 in the row that has none. */
  core: number;
}

const areaOf = ({ plan }: FlatPlace): number => {
  const { width, height } = planDrawingOf(plan.id).body;
  return width * height;
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Sizes of the two rows of a floor, equally long together with the stairs, which stand in the row
 * with less area. The rows share what does not fit: a crowded row becomes deeper and its flats a
 * little smaller, by some per cent; within a row areas stay in proportion.
 */
export function sizeRows(front: readonly FlatPlace[], back: readonly FlatPlace[]) {
  const [frontArea, backArea] = [sum(front.map(areaOf)), sum(back.map(areaOf))];
  const isFrontLong = frontArea >= backArea;
  const [longArea, shortArea] = isFrontLong ? [frontArea, backArea] : [backArea, frontArea];
  const depth = depthOf([...front, ...back]);
  const crowding = Math.max(1, (shortArea / depth + CORE) / (longArea / depth));
  const length = (longArea / depth) * Math.sqrt(crowding);
  const core = Math.max(CORE, (longArea - shortArea) / depth);
  const share = crowding ** 0.25;
  const long = sizeRow(isFrontLong ? front : back, longArea * share, length, 0);
  const short = sizeRow(isFrontLong ? back : front, shortArea / share, length, core);
  return isFrontLong ? { length, front: long, back: short } : { length, front: short, back: long };
}

/** Mean depth of the flats, the wide ones counting more. */
function depthOf(places: readonly FlatPlace[]): number {
  const widths = places.map(({ plan }) => planDrawingOf(plan.id).body.width);
  return sum(places.map(areaOf)) / sum(widths);
}

function sizeRow(
  places: readonly FlatPlace[],
  area: number,
  length: number,
  core: number,
): RowSize {
  const areas = places.map(areaOf);
  return {
    depth: area / (length - core),
    widths: areas.map((one) => (one / sum(areas)) * (length - core)),
    core,
  };
}
