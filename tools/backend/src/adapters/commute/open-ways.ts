import { readFileSync } from 'node:fs';
import type { RoadData } from '../travel/road-graph.ts';
import { createFootGraph } from './foot-graph.ts';
import { createMetro, type MetroData } from './metro.ts';
import { createRivers, type RiverData } from './rivers.ts';
import { createWays, type Ways } from './ways.ts';

const FOLDER = new URL('../../../demo/map/', import.meta.url);

/** Opens the bundled streets and metro of Saint Petersburg; reads them from disk at once. */
export function openWays(folder: URL = FOLDER): Ways {
  const read = <Data>(name: string) =>
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Data;
  return createWays(
    createFootGraph(read<RoadData>('road-graph.json')),
    createRivers(read<RiverData>('rivers.json')),
    createMetro(read<MetroData>('metro-graph.json')),
  );
}
