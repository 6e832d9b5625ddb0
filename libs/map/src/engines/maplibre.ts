import type { EngineSource } from '../core/engine.ts';
import { loadIfDrawable } from './load-if-drawable.ts';

/** MapLibre GL with the style of an own server, and with the bundled city; the host installs `maplibre-gl`. */
export const maplibre: EngineSource = {
  load: loadIfDrawable(async () => (await import('./create-maplibre.ts')).createMaplibre),
  ways: ({ styleUrl }) => (styleUrl ? [{ styleUrl }, {}] : [{}]),
};
