import { readFileSync } from 'node:fs';
import { parseScene, type Scene } from '@m30/scene';
import { landmarks } from '../../data/landmarks.ts';
import type { scenes } from '../../../src/modules/catalogue/light/stored/light.table.ts';

/**
 * Masses of a complex and of what stands around it: `data/scenes/<vendor>.json`, with the landmarks of the city.
 * @throws Error with every fault of the file
 */
export function sceneOf(vendor: string): Scene {
  const file = new URL(`../../data/scenes/${vendor}.json`, import.meta.url);
  const masses = JSON.parse(readFileSync(file, 'utf8')) as object;
  const parsed = parseScene({ ...masses, landmarks });
  if (!parsed.ok) throw new Error(`data/scenes/${vendor}.json\n${parsed.faults.join('\n')}`);
  return parsed.scene;
}

/** Rows of the scenes, one a complex. */
export const sceneRows = (
  complexes: readonly { vendor: string }[],
): (typeof scenes.$inferInsert)[] =>
  complexes.map(({ vendor }) => ({ vendor, body: sceneOf(vendor) }));
