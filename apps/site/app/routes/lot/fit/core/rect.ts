/** A box on the plan; centimetres from the top left corner of its frame. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The shared part of two boxes; `null` where they have none, also where they only touch. */
export function sharedPart(one: Rect, other: Rect): Rect | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(rightOf(one), rightOf(other)) - left;
  const height = Math.min(bottomOf(one), bottomOf(other)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Area of a box that none of the others covers, cm². */
export function uncoveredArea(rect: Rect, boxes: readonly Rect[]): number {
  const parts = boxes.flatMap((box) => sharedPart(rect, box) ?? []);
  const columns = edges([rect, ...parts].flatMap((part) => [part.left, rightOf(part)]));
  const rows = edges([rect, ...parts].flatMap((part) => [part.top, bottomOf(part)]));
  let area = 0;
  for (const [left, right] of columns) {
    for (const [top, bottom] of rows) {
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      if (!parts.some((part) => contains(part, middle))) area += (right - left) * (bottom - top);
    }
  }
  return area;
}

export const rightOf = ({ left, width }: Rect) => left + width;
export const bottomOf = ({ top, height }: Rect) => top + height;

/** Whether a point lies in a box or on its edge. */
export const contains = (rect: Rect, { x, y }: { x: number; y: number }): boolean =>
  x >= rect.left && x <= rightOf(rect) && y >= rect.top && y <= bottomOf(rect);

export const middleOf = ({ left, top, width, height }: Rect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Smaller by so much on each side. */
export const shrunk = ({ left, top, width, height }: Rect, by: number): Rect => ({
  ...{ left: left + by, top: top + by },
  ...{ width: width - 2 * by, height: height - 2 * by },
});

function edges(values: readonly number[]): [number, number][] {
  const sorted = [...new Set(values)].toSorted((one, other) => one - other);
  return sorted.slice(1).map((value, at) => [sorted[at] ?? value, value]);
}
