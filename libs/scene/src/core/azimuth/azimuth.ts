/** Directions on the horizon: degrees clockwise from north, and half-degree bins of them. */

export const BINS = 720;
const PER_DEGREE = BINS / 360;

/** The bin of an azimuth in degrees, also of one beyond a turn. */
export const binOf = (azimuth: number): number =>
  Math.floor(((azimuth % 360) + 360) * PER_DEGREE) % BINS;

export const azimuthOf = (east: number, north: number): number =>
  (Math.atan2(east, north) * 180) / Math.PI;

/** An angle as what is nearest to zero, degrees: −180…180. */
export const turn = (angle: number): number => angle - 360 * Math.round(angle / 360);

const SIDES = ['север', 'восток', 'юг', 'запад'] as const;
const BETWEEN = { север: 'северо', восток: 'востоко', юг: 'юго', запад: 'западо' } as const;

/** The nearest of sixteen points of the compass: «юго-юго-запад». */
export function compassPoint(azimuth: number): string {
  const sixteenth = Math.round((((azimuth % 360) + 360) % 360) / 22.5) % 16;
  const quarter = Math.floor(sixteenth / 4);
  const [first, second] = [SIDES[quarter], SIDES[(quarter + 1) % 4]] as [
    (typeof SIDES)[number],
    (typeof SIDES)[number],
  ];
  // North and south lead in a name: «северо-восток», never «востоко-север».
  const [pole, side] = quarter % 2 === 0 ? [first, second] : [second, first];
  const diagonal = `${BETWEEN[pole]}-${side}`;
  return [first, `${BETWEEN[first]}-${diagonal}`, diagonal, `${BETWEEN[second]}-${diagonal}`][
    sixteenth % 4
  ] as string;
}
