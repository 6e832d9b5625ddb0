import { createGazetteer, type Gazetteer, type GazetteerEntry } from './gazetteer.ts';
import type { HouseData } from './houses.ts';
import { once } from './once.ts';
import { createGraphRouter, type GraphRouter, type RoadShapes } from './graph-router.ts';
import { MAP_FOLDER, readMap } from './read-map.ts';
import { createRoadGraph, type RoadData } from './road-graph.ts';
import type { Router } from './types.ts';

/** The bundled gazetteer and roads; read from disk when first asked. */
export interface Embedded {
  readonly geocoder: Gazetteer;
  readonly router: Router;
  readonly roads: () => GraphRouter;
}

/** Opens the bundled map of Saint Petersburg. */
export function openEmbedded(folder: URL = MAP_FOLDER): Embedded {
  const gazetteer = once(() =>
    createGazetteer(
      readMap<GazetteerEntry[]>(folder, 'gazetteer.json'),
      readMap<HouseData>(folder, 'houses.json'),
    ),
  );
  const roads = once(() =>
    createGraphRouter(
      createRoadGraph(readMap<RoadData>(folder, 'road-graph.json')),
      readMap<RoadShapes>(folder, 'road-shapes.json'),
    ),
  );
  return {
    roads,
    router: { route: (from, to) => roads().route(from, to) },
    geocoder: {
      suggest: (text) => gazetteer().suggest(text),
      find: (text) => gazetteer().find(text),
      nameOf: (place) => gazetteer().nameOf(place),
    },
  };
}
