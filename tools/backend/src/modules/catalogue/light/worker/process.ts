/** The process that calculates light, on the lowest priority, until its parent lets go of it. */
import { setPriority } from 'node:os';
import { geometryOf } from '@m30/scene';
import { sunOfYear } from '@m30/scene/sun';
import { flatLight } from '../core/flat-light.ts';
import { LIGHT_YEAR, UTC_OFFSET, type LightDelivery, type LightOrder } from './light-job.ts';

try {
  setPriority(19);
} catch {
  // Then it shares the processor as any other.
}

/** The year of one place takes ten megabytes: only the last is cached. */
let last: { hash: string; tools: ReturnType<typeof toolsOf> } | null = null;

const toolsOf = ({ scene }: LightOrder) => ({
  geometry: geometryOf(scene),
  sun: sunOfYear(scene.coordinate, { year: LIGHT_YEAR, utcOffset: UTC_OFFSET }),
});

function calculate(order: LightOrder) {
  if (last?.hash !== order.hash) last = { hash: order.hash, tools: toolsOf(order) };
  const { geometry, sun } = last.tools;
  return flatLight({ scene: order.scene, geometry, sun }, order.rooms);
}

process.on('message', (order: LightOrder) => {
  // A parent that has gone meanwhile misses nothing.
  const tell = (delivery: LightDelivery) =>
    process.send?.(delivery, undefined, undefined, () => undefined);
  try {
    tell({ id: order.id, ...calculate(order) });
  } catch (error) {
    tell({ id: order.id, failure: String(error) });
  }
});
process.on('disconnect', () => process.exit());
