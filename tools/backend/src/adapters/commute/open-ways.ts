import { MAP_FOLDER, readMap } from '../travel/read-map.ts';
import type { RoadData } from '../travel/road-graph.ts';
import { createFootGraph } from './foot-graph.ts';
import { createMetro, type MetroData } from './metro.ts';
import { createRivers, type RiverData } from './rivers.ts';
import { createWays, type Ways } from './ways.ts';

/** Opens the bundled streets and metro of Saint Petersburg; reads them from disk at once. */
export function openWays(folder: URL = MAP_FOLDER): Ways {
  return createWays(
    createFootGraph(readMap<RoadData>(folder, 'road-graph.json')),
    createRivers(readMap<RiverData>(folder, 'rivers.json')),
    createMetro(readMap<MetroData>(folder, 'metro-graph.json')),
  );
}
