import type { Point } from './projection.ts';

/** Side of the marker on which its name stands; `none` where it would cover something. */
export type LabelSide = 'right' | 'left' | 'top' | 'bottom' | 'none';

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

/** The same of a space or a point. */
const POINT = 3.5;

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
  const occupied: Box[] = markers.map(({ point }) => around(point));
  return markers.map(({ point, name }, own) => {
    const points = name.match(/[\s.,·]/gu)?.length ?? 0;
    const long = (name.length - points) * LETTER + points * POINT + 16;
    const away = RING + HALF_HEIGHT;
    const sides = [
      ['right', point.x + RING + GAP, point.y],
      ['left', point.x - RING - GAP - long, point.y],
      ['top', point.x - long / 2, point.y - away],
      ['bottom', point.x - long / 2, point.y + away],
    ] as const;
    for (const [side, left, middle] of sides) {
      const box = {
        left,
        right: left + long,
        top: middle - HALF_HEIGHT,
        bottom: middle + HALF_HEIGHT,
      };
      const free = occupied.every((other, index) => index === own || !overlap(box, other));
      if (!free || box.left < 0 || box.right > width) continue;
      occupied.push(box);
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
