import * as v from 'valibot';

/** Digits of a masked value: «123-456-789 00» becomes «12345678900». */
export const digits = (count: number, message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(40, message),
    v.transform((value) => value.replace(/\D/g, '')),
    v.length(count, message),
  );

/** A real day as ISO or as people write it, «21.11.2026»; becomes ISO. */
export const day = (message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(10, message),
    v.transform((value) => value.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')),
    v.isoDate(message),
    v.check(isRealDay, message),
  );

function isRealDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
