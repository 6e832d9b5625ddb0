import type { EngineSource } from '../core/engine.ts';
import { loadIfDrawable } from './load-if-drawable.ts';

/** Mapbox GL, where there is a token; the host installs `mapbox-gl` and accepts its terms. */
export const mapbox: EngineSource = {
  load: loadIfDrawable(async () => (await import('./create-mapbox.ts')).createMapbox),
  ways: ({ token }) => (token ? [{ token }] : []),
};
