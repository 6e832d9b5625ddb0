import * as v from 'valibot';

const degrees = (min: number, max: number) =>
  v.pipe(
    v.number('Неверное место'),
    v.minValue(min, 'Неверное место'),
    v.maxValue(max, 'Неверное место'),
  );

/** Latitude and longitude in degrees. */
export const CoordinateSchema = v.strictTuple([degrees(-90, 90), degrees(-180, 180)]);
