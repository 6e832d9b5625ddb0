/** Degrees from the left to the right edge of a still. */
const ANGLE = 78;
const HALF = Math.tan((ANGLE * Math.PI) / 360);

/** A stroke of the strip under a still. */
export interface Stroke {
  /** Degrees clockwise from north. */
  azimuth: number;
  /** Per cent from the left, in the projection of the still. */
  at: number;
  /** `side`: a side of the world, `name` of it; `label`: with its degrees. */
  kind: 'side' | 'label' | 'plain';
  name: string;
}

const SIDES = ['С', 'СВ', 'В', 'ЮВ', 'Ю', 'ЮЗ', 'З', 'СЗ'];

/** Where an azimuth is on the strip of a window, per cent from the left; `null` beyond its ends. */
export function placeOf(facing: number, azimuth: number): number | null {
  const aside = ((azimuth - facing + 540) % 360) - 180;
  if (Math.abs(aside) > ANGLE / 2) return null;
  const across = Math.tan((aside * Math.PI) / 180) / HALF;
  return Math.round((across + 1) * 5000) / 100;
}

/** Every fifth degree that a still shows, as far to the right as what stands there is drawn. */
export function strokesOf(facing: number): Stroke[] {
  const first = Math.ceil((facing - ANGLE / 2) / 5) * 5;
  const count = Math.floor((facing + ANGLE / 2 - first) / 5) + 1;
  return Array.from({ length: count }, (_, index) => first + index * 5).map((degrees) => {
    const azimuth = (degrees + 360) % 360;
    const kind = azimuth % 45 === 0 ? 'side' : azimuth % 15 === 0 ? 'label' : 'plain';
    const name = kind === 'side' ? (SIDES[azimuth / 45] ?? '') : `${azimuth}°`;
    return { azimuth, at: placeOf(facing, azimuth) ?? 0, kind, name };
  });
}
