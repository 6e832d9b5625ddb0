import { dayOf, geometryOf, lightOf, parseScene, spansOfDay } from '@m30/scene';
import { sunOfYear } from '@m30/scene/sun';

const parsed = parseScene({
  complex: 'river',
  coordinate: [59.911, 30.356],
  blocks: [],
  neighbours: [[-40, -90, 20, -75, 21]],
  water: [],
  trees: [],
});
if (!parsed.ok) throw new Error(parsed.faults.join('\n'));

const geometry = geometryOf(parsed.scene);
const sun = sunOfYear(parsed.scene.coordinate, { year: 2027, utcOffset: 180 });

/** A window to the south on the third floor: metres, degrees from the north. */
const window = {
  ...{ x: 0, y: 0, z: 7, floor: 6.2, facing: 180, width: 1.7, height: 1.6 },
  ...{ reveal: 0.14, wall: 0.34, projections: [] },
};
const light = lightOf(geometry, window);

/** When the sun is in the room on a day: spans in minutes of the day. */
export const sunOfRoom = (month: number, day: number) =>
  spansOfDay([light], sun, dayOf(sun, month, day));
