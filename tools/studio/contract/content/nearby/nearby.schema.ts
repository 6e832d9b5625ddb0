import { NEARBY_KINDS, type NearbyKind } from '@m30/api/filters';
import * as v from 'valibot';
import { requiredText, text } from '../../core/schemas.ts';

/** Kinds of places in the words of the staff. */
export const NEARBY_WORDS: Readonly<Record<NearbyKind, string>> = {
  school: 'Школа',
  kindergarten: 'Детский сад',
  clinic: 'Поликлиника',
};

const POINT = 'Координаты двумя числами: 59.9206, 30.3556';

const degrees = (most: number) =>
  v.pipe(v.number(POINT), v.minValue(-most, POINT), v.maxValue(most, POINT));

/** Everything of a place around that the staff write. */
export const NearbyBodySchema = v.strictObject({
  kind: v.picklist(NEARBY_KINDS, 'Выберите, что это'),
  title: requiredText(250, 'Введите название'),
  address: text(120),
  /** Latitude and longitude, degrees. */
  at: v.strictTuple([degrees(90), degrees(180)], POINT),
  /** Where the company knows it from; empty where nobody has said it. */
  source: text(120),
});

/** The walk from a complex to a place. */
export const WalkSchema = v.object({
  /** Name of the complex. */
  complex: v.string(),
  /** Whole minutes on foot. */
  minutes: v.number(),
});
