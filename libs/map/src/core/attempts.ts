import type { CreateEngine, EngineSource } from './engine.ts';
import type { MapSettings } from './settings.ts';

/** One way to draw the map. */
export interface Attempt {
  load: () => Promise<CreateEngine>;
  settings: MapSettings;
}

/** Ways to draw the map, those of the first engine first; who fails leaves it to the next. */
export function attemptsOf(settings: MapSettings, engines: readonly EngineSource[]): Attempt[] {
  return engines.flatMap(({ load, ways }) =>
    ways(settings).map((way) => ({ load, settings: way })),
  );
}
