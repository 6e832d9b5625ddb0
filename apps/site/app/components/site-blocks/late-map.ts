import type { MapRequest } from '@m30/blocks';
import { browserApi } from '@m30/shell/browser';

export { mapEngines, mapSettings } from '../complex-map/site-engines.ts';
export { siteTravel } from '../complex-map/site-travel.ts';

/** What the map of a block shows. */
export const loadMap = (request: MapRequest, signal: AbortSignal) =>
  browserApi.get('Map.GetMap', { ...request }, { signal });
