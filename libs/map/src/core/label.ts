import type { Point } from './projection.ts';

/** Side of the marker on which its name stands; `none` where it would cover something. */
export type LabelSide = 'right' | 'left' | 'none';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const RING = 14;
const GAP = 8;
const HALF_HEIGHT = 12;

/** About what a letter of a label takes, CSS pixels. */
const LETTER = 7.4;

/**
 * Chooses a side for each name so that no name covers a marker, another name or the edge. Earlier names
 * choose first.
 * @param markers pixels from the left top corner of the map
 * @param width of the map that names may use, pixels
 */
export function labelSides(
  markers: readonly { point: Point; name: string }[],
  width: number,
): LabelSide[] {
  const taken: Box[] = markers.map(({ point }) => around(point));
  return markers.map(({ point, name }, own) => {
    const long = name.length * LETTER + 16;
    const sides = [
      ['right', point.x + RING + GAP],
      ['left', point.x - RING - GAP - long],
    ] as const;
    for (const [side, left] of sides) {
      const box = {
        left,
        right: left + long,
        top: point.y - HALF_HEIGHT,
        bottom: point.y + HALF_HEIGHT,
      };
      const free = taken.every((other, index) => index === own || !overlap(box, other));
      if (!free || box.left < 0 || box.right > width) continue;
      taken.push(box);
      return side;
    }
    return 'none';
  });
}

function around({ x, y }: Point): Box {
  return { left: x - RING, right: x + RING, top: y - RING, bottom: y + RING };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
