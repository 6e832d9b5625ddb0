import { readFileSync } from 'node:fs';
import { parseScene, type Scene } from '@m30/scene';

/**
 * Masses of a complex and of what stands around it: `data/scenes/<vendor>.json`.
 * @throws Error with every fault of the file
 */
export function sceneOf(vendor: string): Scene {
  const file = new URL(`../../data/scenes/${vendor}.json`, import.meta.url);
  const parsed = parseScene(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`data/scenes/${vendor}.json\n${parsed.faults.join('\n')}`);
  return parsed.scene;
}
