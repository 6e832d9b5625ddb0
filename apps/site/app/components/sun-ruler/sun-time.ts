import { isBare, isFrozen } from '@m30/scene';
import type { Model } from '@m30/scene/model';
import { moscowInstant } from '@m30/ui-kit/format';
import { sunAt, type SunPlace } from './sun-at.ts';
import { bearingWords } from './sun-words.ts';

/** Any year stands for all: between years the sun of a day differs by less than 0.2°. */
const YEAR = 2027;
/** Each month is shown by this day: equinoxes and solstices are near it. */
const DAY = 22;

/** A moment of the model's day: month 1…12, minute of the day in Moscow. */
export interface Moment {
  month: number;
  minute: number;
}

/** Half past ten of 22 May: the moment of the drawing that the server makes. */
export const FIRST: Moment = { month: 5, minute: 630 };

/** ISO date of a moment. */
export const isoOf = ({ month }: Moment): string =>
  `${YEAR}-${String(month).padStart(2, '0')}-${DAY}`;

export const sunOf = (coordinate: readonly [number, number], moment: Moment): SunPlace =>
  sunAt(coordinate, moscowInstant(isoOf(moment)).getTime() + moment.minute * 60_000);

/** «солнце 43°, на юго-востоке», «солнце за горизонтом». */
export const sunWords = ({ azimuth, altitude }: SunPlace): string =>
  altitude > 0
    ? `солнце ${Math.round(altitude)}°, ${bearingWords(azimuth)}`
    : 'солнце за\u00a0горизонтом';

/** What of a model changes with the season. */
export interface Nature {
  /** Trees that shed their leaves; pines stay as they are. */
  sheds: boolean;
  water: boolean;
}

export const natureOf = ({ crowns, surfaces }: Pick<Model, 'crowns' | 'surfaces'>): Nature => ({
  sheds: crowns.some(({ deciduous }) => deciduous),
  water: surfaces.water.tones.length > 0,
});

/** What the month makes of trees and water: «деревья без листвы, вода подо льдом»; empty where there is neither. */
export const seasonWords = (month: number, { sheds, water }: Nature): string =>
  [
    ...(sheds ? [isBare(month) ? 'деревья без\u00a0листвы' : 'деревья с\u00a0листвой'] : []),
    ...(water && isFrozen(month) ? ['вода подо\u00a0льдом'] : []),
  ].join(', ');
