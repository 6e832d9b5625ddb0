const POINTS = [
  'север',
  'северо-восток',
  'восток',
  'юго-восток',
  'юг',
  'юго-запад',
  'запад',
  'северо-запад',
];

/** «на юг». @param facing degrees clockwise from north, 0 to 360 */
export const facingWords = (facing: number): string => `на ${POINTS[Math.round(facing / 45) % 8]}`;

const PARTS = [
  ['sky', 'небо'],
  ['water', 'вода'],
  ['house', 'дома'],
  ['green', 'деревья'],
  ['ground', 'земля'],
] as const;

/** What a picture from a window is composed of. */
export type ViewPart = (typeof PARTS)[number][0];

/** Shares of a picture, per cent. */
export type ViewPercent = Readonly<Record<ViewPart, number>>;

/** What the picture is composed of, from the sky down, without what is not seen; per cent. */
export const partsOfView = (view: ViewPercent): { part: ViewPart; name: string; share: number }[] =>
  PARTS.map(([part, name]) => ({ part, name, share: view[part] })).filter(({ share }) => share > 0);

/** «небо 50 %, вода 21 %, дома 19 %». */
export const sharesWords = (view: ViewPercent): string =>
  partsOfView(view)
    .map(({ name, share }) => `${name} ${share}\u00a0%`)
    .join(', ');
