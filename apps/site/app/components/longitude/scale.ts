/** West end of the scale, degrees of longitude. */
const WEST = 29.84;
/** Length of the scale, degrees. */
const SPAN = 0.72;
/** The meridian that the company is named after, degrees. */
export const ZERO = 30;

/** A stroke of the scale. */
export interface Tick {
  /** Minutes of arc east of 29°00′. */
  minute: number;
  /** Place on the scale, per cent from its west end. */
  place: number;
  rank: 'minute' | 'five' | 'ten';
}

/** Place of a longitude on the scale, per cent from its west end. */
export function placeOf(longitude: number): number {
  return Math.round(((longitude - WEST) / SPAN) * 1e4) / 100;
}

/** Strokes of the scale: one a minute, longer at five, labelled at ten. */
export const ticks: readonly Tick[] = wholeMinutes().map((minute) => ({
  minute,
  place: placeOf(29 + minute / 60),
  rank: minute % 10 === 0 ? 'ten' : minute % 5 === 0 ? 'five' : 'minute',
}));

/** Words under a stroke: `30°10′`. */
export function tickLabel(minute: number): string {
  return `${29 + Math.floor(minute / 60)}°${String(minute % 60).padStart(2, '0')}′`;
}

function wholeMinutes(): number[] {
  const first = Math.ceil((WEST - 29) * 60 - 1e-6);
  const last = Math.floor((WEST + SPAN - 29) * 60 + 1e-6);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
