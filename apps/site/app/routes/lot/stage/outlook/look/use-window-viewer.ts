import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { createWindowViewer, type WindowViewer } from '@m30/scene/viewer';
import type { SunPlace } from '../../../../../components/sun-ruler/sun-at.ts';
import { windowOn } from './core/floors.ts';
import type { Surroundings } from './load-surroundings.ts';

interface WindowViewerInput {
  surroundings: Surroundings;
  sun: SunPlace;
  month: number;
  floor: number;
  /** After each frame. @param azimuth of the middle of the picture, degrees */
  onDraw: (azimuth: number) => void;
  onFail: (error: unknown) => void;
}

/** Shows what is around a window on a canvas as long as it is there. */
export function useWindowViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  { surroundings, sun, month, floor, ...events }: WindowViewerInput,
): WindowViewer | null {
  const [viewer, setViewer] = useState<WindowViewer | null>(null);
  const onDraw = useEffectEvent(events.onDraw);
  const onFail = useEffectEvent(events.onFail);
  const firstOptions = useEffectEvent(() => ({ sun, month }));

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let made: WindowViewer;
    try {
      made = createWindowViewer(place, surroundings.model, surroundings.place.window, {
        ...firstOptions(),
        isStill,
        onDraw: (azimuth) => onDraw(azimuth),
      });
    } catch (error) {
      onFail(error);
      return;
    }
    setViewer(made);
    return () => {
      made.dispose();
      setViewer(null);
    };
  }, [canvas, surroundings]);

  const { azimuth, altitude } = sun;
  useEffect(() => viewer?.setSun({ azimuth, altitude }, month), [viewer, azimuth, altitude, month]);
  const level = windowOn(surroundings.place, floor).floor;
  useEffect(() => viewer?.setLevel(level), [viewer, level]);
  return viewer;
}
