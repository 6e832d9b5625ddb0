import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FlatState, Model } from '@m30/scene/model';
import { createViewer, type ModelPick, type Viewer } from '@m30/scene/viewer';
import type { SunPlace } from '../../../../components/sun-ruler/sun-at.ts';
import { readPalette, watchNight } from './read-palette.ts';

export interface ViewerInput {
  model: Model;
  sun: SunPlace;
  month: number;
  states: readonly FlatState[];
  mark: ModelPick | null;
  onHover: (pick: ModelPick | null) => void;
  onChoose: (pick: ModelPick | null) => void;
  onDraw: (viewer: Viewer) => void;
}

/**
 * Shows a model on a canvas as long as it is there.
 * @returns the viewer; `failed` where the browser has no WebGL
 */
export function useViewer(
  canvas: RefObject<HTMLCanvasElement | null>,
  { model, sun, month, states, mark, ...events }: ViewerInput,
): Viewer | 'failed' | null {
  const [viewer, setViewer] = useState<Viewer | 'failed' | null>(null);
  const onHover = useEffectEvent(events.onHover);
  const onChoose = useEffectEvent(events.onChoose);
  const onDraw = useEffectEvent(events.onDraw);
  const firstOptions = useEffectEvent(() => ({ sun, month, states }));

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const page = place.parentElement ?? document.body;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let made: Viewer;
    try {
      made = createViewer(place, model, {
        ...firstOptions(),
        palette: readPalette(page),
        isStill: still.matches,
        onHover: (pick) => onHover(pick),
        onChoose: (pick) => onChoose(pick),
        onDraw: () => onDraw(made),
      });
    } catch (error) {
      reportError(error);
      setViewer('failed');
      return;
    }
    setViewer(made);
    const endNight = watchNight(() => made.setPalette(readPalette(page)));
    return () => {
      endNight();
      made.dispose();
      setViewer(null);
    };
  }, [canvas, model]);

  const live = viewer === 'failed' ? null : viewer;
  const { azimuth, altitude } = sun;
  useEffect(() => live?.setSun({ azimuth, altitude }, month), [live, azimuth, altitude, month]);
  useEffect(() => live?.setStates(states), [live, states]);
  useEffect(() => live?.mark(mark), [live, mark]);
  return viewer;
}
