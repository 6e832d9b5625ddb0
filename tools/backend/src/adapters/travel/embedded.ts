import { readFileSync } from 'node:fs';
import { createGazetteer, type Gazetteer, type GazetteerEntry } from './gazetteer.ts';
import type { HouseData } from './houses.ts';
import { once } from './once.ts';
import { createGraphRouter, type GraphRouter, type RoadShapes } from './graph-router.ts';
import { createRoadGraph, type RoadData } from './road-graph.ts';
import type { Router } from './types.ts';

/** The bundled gazetteer and roads; read from disk when first asked. */
export interface Embedded {
  readonly geocoder: Gazetteer;
  readonly router: Router;
  readonly roads: () => GraphRouter;
}

const FOLDER = new URL('../../../demo/map/', import.meta.url);

/** Opens the bundled map of Saint Petersburg. */
export function openEmbedded(folder: URL = FOLDER): Embedded {
  const gazetteer = once(() =>
    createGazetteer(read<GazetteerEntry[]>('gazetteer.json'), read<HouseData>('houses.json')),
  );
  const roads = once(() =>
    createGraphRouter(
      createRoadGraph(read<RoadData>('road-graph.json')),
      read<RoadShapes>('road-shapes.json'),
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

  function read<Data>(name: string): Data {
    return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Data;
  }
}
