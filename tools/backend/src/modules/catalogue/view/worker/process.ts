/** The process that draws views, on a low priority, until its parent lets go of it. */
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { geometryOf, type Geometry } from '@m30/scene';
import { buildModel } from '@m30/scene/model';
import { drawModel, drawView } from '@m30/scene/picture';
import { sunAt } from '@m30/scene/sun';
import {
  HORIZON,
  instantOf,
  MODEL_INSTANT,
  MODEL_STILL,
  STILL,
  type ViewDelivery,
  type ViewOrder,
} from './view-job.ts';

try {
  setPriority(10);
} catch {
  // Then it shares the processor as any other.
}

let last: { hash: string; geometry: Geometry } | null = null;

function draw({ hash, scene, window }: ViewOrder): Uint8Array {
  if (last?.hash !== hash) last = { hash, geometry: geometryOf(scene) };
  if (!window) {
    return drawModel(buildModel(scene), last.geometry, {
      ...sizeOf(MODEL_STILL),
      sun: sunAt(scene.coordinate, MODEL_INSTANT),
    });
  }
  return drawView(last.geometry, window, {
    ...sizeOf(STILL),
    horizon: HORIZON,
    sun: sunAt(scene.coordinate, instantOf(window)),
  });
}

function sizeOf({ width, height, drawnAt }: typeof STILL | typeof MODEL_STILL) {
  return { width: Math.round(width * drawnAt), height: Math.round(height * drawnAt) };
}

const write = async (order: ViewOrder) => writeFile(order.path, draw(order));

process.on('message', (order: ViewOrder) => {
  const tell = (delivery: ViewDelivery) => process.send?.(delivery);
  write(order).then(
    () => tell({ id: order.id }),
    (error: unknown) => tell({ id: order.id, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
