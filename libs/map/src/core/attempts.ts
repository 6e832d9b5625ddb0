import type { CreateEngine } from './engine.ts';
import type { MapSettings } from './settings.ts';

/** One way to draw the map. */
export interface Attempt {
  load: () => Promise<CreateEngine>;
  settings: MapSettings;
}

/**
 * Ways to draw the map, the wanted one first; who fails leaves it to the next. Each engine is a chunk of
 * its own, and none is fetched where the browser cannot draw.
 */
export function attemptsOf({ token, styleUrl }: MapSettings): Attempt[] {
  const maplibre = loadIfDrawable(async () => (await import('./maplibre.ts')).createMaplibre);
  const mapbox = loadIfDrawable(async () => (await import('./mapbox.ts')).createMapbox);
  return [
    ...(token ? [{ load: mapbox, settings: { token } }] : []),
    ...(styleUrl ? [{ load: maplibre, settings: { styleUrl } }] : []),
    { load: maplibre, settings: {} },
  ];
}

function loadIfDrawable(load: Attempt['load']): Attempt['load'] {
  return async () => {
    if (!document.createElement('canvas').getContext('webgl2')) {
      throw new Error('WebGL 2 is not available');
    }
    return load();
  };
}
