/** «8:08». */
export const clock = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

const POINTS = [
  'севере',
  'северо-востоке',
  'востоке',
  'юго-востоке',
  'юге',
  'юго-западе',
  'западе',
  'северо-западе',
];

/** «на юго-западе». */
export const bearingWords = (azimuth: number): string =>
  `на ${POINTS[Math.round(azimuth / 45) % 8] ?? ''}`;

export const MONTHS = 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' ');
