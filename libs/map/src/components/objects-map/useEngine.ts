import { useEffect, useState, type RefObject } from 'react';
import { attemptsOf, type Attempt } from '../../core/attempts.ts';
import type { EngineOptions, EngineSource, MapEngine } from '../../core/engine.ts';
import type { MapSettings } from '../../core/settings.ts';

/** Where the engine stands: not asked for yet, on its way, drawing, or given up. */
export type EngineState = 'idle' | 'loading' | 'ready' | 'failed';

/** How far from the viewport the engine is fetched. */
const NEAR = '240px';

export interface UseEngine {
  /** Element that the engine draws into. */
  element: RefObject<HTMLElement | null>;
  /** Read when an engine starts. */
  options: () => Omit<EngineOptions, 'settings' | 'onLost'>;
  /** Asked when the map comes near. */
  settings?: (() => Promise<MapSettings>) | undefined;
  /** The wanted first. */
  engines: readonly EngineSource[];
}

/** Starts an engine when its element comes near the viewport, and the next one when it fails. */
export function useEngine({ element, options, settings, engines }: UseEngine) {
  const [state, setState] = useState<EngineState>('idle');
  const [engine, setEngine] = useState<MapEngine | null>(null);

  useEffect(() => {
    const target = element.current;
    if (!target || engines.length === 0 || typeof IntersectionObserver === 'undefined') return;
    let started: MapEngine | null = null;
    let gone = false;
    const report = (error: unknown) =>
      options().onError(error instanceof Error ? error : new Error(String(error)));

    async function begin(into: HTMLElement) {
      setState('loading');
      const wanted = await settings?.().catch(report);
      if (gone) return;
      await goOn(into, attemptsOf(wanted ?? {}, engines));
    }

    async function goOn(into: HTMLElement, [attempt, ...others]: Attempt[]): Promise<void> {
      if (!attempt) return setState('failed');
      const onLost = (error: Error) => {
        if (gone) return;
        report(error);
        started?.destroy();
        started = null;
        setEngine(null);
        setState('loading');
        void goOn(into, others);
      };
      try {
        const create = await attempt.load();
        if (gone) return;
        const created = await create(into, { ...options(), settings: attempt.settings, onLost });
        if (gone) return created.destroy();
        started = created;
        setEngine(created);
        setState('ready');
      } catch (error) {
        if (gone) return;
        report(error);
        await goOn(into, others);
      }
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void begin(target);
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
