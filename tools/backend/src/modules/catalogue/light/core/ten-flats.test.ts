import { geometryOf, insolationOf, normLight } from '@m30/scene';
import { sunOfYear } from '@m30/scene/sun';
import { expect, it } from 'vitest';
import { demoFlats } from '../../../../testing/light.ts';

/**
 * Times of sun by the norm, on 22 April, worked out by hand: edges of shade from the sizes of the scene's file with a
 * tangent each, their minutes from another ephemeris (docs/decisions/0185-ten-flats-by-hand.md).
 */
const BY_HAND = [
  ['kanal', 'k1-53', 'Кухня-гостиная', '8:28–17:27'],
  ['kanal', 'k2-22', 'Мастер-спальня', '8:26–17:40'],
  ['kanal', 'k4-28', 'Спальня', '7:02–11:19'],
  ['zaliv', 'z1-128', 'Спальня', '8:37–17:09'],
  ['zaliv', 'z2-130', 'Мастер-спальня', '8:15–17:40'],
  ['svetly', 'sd5-31', 'Спальня', '8:17–17:05'],
  ['sosny', 'so2-3', 'Мастер-спальня', '10:17–16:42'],
  ['kolonnada', 'ko1-4', 'Мастер-спальня', '11:30–17:09'],
  ['kolonnada', 'ko3-31', 'Мастер-спальня', '8:15–8:38 8:47–17:21'],
  ['loft', 'm4-24', 'Спальня', '14:05–16:32 18:24–19:00'],
] as const;

/** Minutes of the ends of all spans: «8:28–17:27» is 508 and 1047. */
const endsOf = (spans: string) =>
  spans.split(/[ –]/).map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });

it.each(BY_HAND)(
  '%s: the sun of flat %s, «%s», is that of the sketch: %s',
  (vendor, id, name, spans) => {
    const { scene, flats } = demoFlats(vendor);
    const room = flats.find((flat) => flat.id === id)?.rooms?.find((one) => one.name === name);
    const geometry = geometryOf(scene);
    const lights = room?.windows.map((window) => normLight(geometry, window)) ?? [];
    const sun = sunOfYear(scene.coordinate, { year: 2027, utcOffset: 180 });
    const ends = insolationOf(lights, sun).spans.flatMap(({ from, to }) => [from, to]);
    const expected = endsOf(spans);
    expect(ends).toHaveLength(expected.length);
    ends.forEach((end, index) => {
      expect(Math.abs(end - (expected[index] ?? 0))).toBeLessThanOrEqual(1);
    });
  },
);
