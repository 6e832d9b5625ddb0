import { demoFlats, flatLight, vendors } from '@m30/backend/testing/light';
import { geometryOf } from '@m30/scene';
import { sunOfYear } from '@m30/scene/sun';
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { exactProcessorTime } from './processor-time.ts';

/** Every so many flats are worked out: a stranger to the number of flats on a floor. */
const EVERY = 13;
/** Flats that the machine is warmed up with. */
const WARM_UP = 5;

/** Sun, norm and view of all flats of the demo for each day of a year: processor time of a part of them, times all. */
export async function lightOfFlats(): Promise<Figure[]> {
  let milliseconds = 0;
  let flats = 0;
  let worked = 0;
  for (const vendor of vendors) {
    const demo = demoFlats(vendor);
    const geometry = geometryOf(demo.scene);
    const sun = sunOfYear(demo.scene.coordinate, { year: 2027, utcOffset: 180 });
    const placed = demo.flats.flatMap(({ rooms }) => (rooms ? [rooms] : []));
    for (const rooms of placed.slice(0, WARM_UP))
      flatLight({ scene: demo.scene, geometry, sun }, rooms);
    const before = await exactProcessorTime(process.pid);
    const some = placed.filter((_, index) => index % EVERY === 0);
    for (const rooms of some) flatLight({ scene: demo.scene, geometry, sun }, rooms);
    milliseconds += (await exactProcessorTime(process.pid)) - before;
    flats += placed.length;
    worked += some.length;
  }
  const each = milliseconds / worked;
  const all = `${flats.toLocaleString('en')} flats × rooms × year`;
  return [
    { id: 'light', name: 'sun, norm and view of a flat, mean', value: each, unit: 'ms' },
    figureOf('P25', `${all}, one core`, (each * flats) / 1000),
  ];
}
