import type { EngineSource } from '../core/engine.ts';

/** Fetches nothing where the browser cannot draw. */
export function loadIfDrawable(load: EngineSource['load']): EngineSource['load'] {
  return async () => {
    if (!document.createElement('canvas').getContext('webgl2')) {
      throw new Error('WebGL 2 is not available');
    }
    return load();
  };
}
