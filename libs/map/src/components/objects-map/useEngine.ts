import { useEffect, useState, type RefObject } from 'react';
import type { CreateEngine, EngineOptions, MapEngine } from '../../core/engine.ts';

/** Where the engine stands: not asked for yet, on its way, drawing, or given up. */
export type EngineState = 'idle' | 'loading' | 'ready' | 'failed';

/** How far from the viewport the engine is fetched. */
const NEAR = '240px';

/** The engine is its own chunk: a page that never shows the map never fetches it. */
const loadMaplibre = () => import('../../core/maplibre.ts').then((module) => module.createMaplibre);

export interface UseEngine {
  /** Element that the engine draws into. */
  element: RefObject<HTMLElement | null>;
  /** Read once, when the map comes near. */
  options: () => EngineOptions;
  /** @default MapLibre GL */
  load?: (() => Promise<CreateEngine>) | undefined;
}

/** Starts the engine when its element comes near the viewport. */
export function useEngine({ element, options, load = loadMaplibre }: UseEngine) {
  const [state, setState] = useState<EngineState>('idle');
  const [engine, setEngine] = useState<MapEngine | null>(null);

  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    let started: MapEngine | null = null;
    let gone = false;

    async function start(into: HTMLElement) {
      setState('loading');
      const { onError } = options();
      try {
        const create = await load();
        if (gone) return;
        const created = await create(into, options());
        if (gone) return created.destroy();
        started = created;
        setEngine(created);
        setState('ready');
      } catch (error) {
        if (gone) return;
        setState('failed');
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void start(target);
      },
      { rootMargin: NEAR },
    );
    observer.observe(target);
    return () => {
      gone = true;
      observer.disconnect();
      started?.destroy();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one engine for the life of the map
  }, []);

  return { state, engine };
}
