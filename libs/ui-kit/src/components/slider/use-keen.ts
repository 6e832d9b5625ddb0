import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { deferredUpdate } from './deferred-update.ts';

/** Where the slider stands. */
export interface SliderPlace {
  /** Index of the first slide in sight. */
  index: number;
  /** Greatest index that the slider can stand at; 0 when everything is in sight. */
  last: number;
}

/** A row that may have become a slider. */
export interface Keen {
  /** `null` while the row is only scrolled: on the server, before it comes near, and where the code fails to load. */
  place: SliderPlace | null;
  move: (index: number) => void;
  step: (by: 1 | -1) => void;
  /** Measures again, after contents have changed their size. */
  update: () => void;
}

/** Loads a class of the interface of keen-slider's. */
export type SliderEngineLoader = () => Promise<{ default: SliderEngine }>;

type SliderEngine = typeof import('keen-slider').default;

/** The engine of the package itself. */
export const keenSlider: SliderEngineLoader = () => import('keen-slider');

/** Turns a scroll-snap row into a slider once it comes near the screen; until then no slider code is loaded. */
export function useKeen(
  row: RefObject<HTMLElement | null>,
  start: number,
  keys: string,
  engine: SliderEngineLoader | null,
): Keen {
  const slider = useRef<KeenSliderInstance | null>(null);
  const measure = useRef<(() => void) | null>(null);
  const [place, setPlace] = useState<SliderPlace | null>(null);

  useEffect(() => {
    const element = row.current;
    // A browser without observers keeps the scrolling row.
    if (!element || !engine || typeof IntersectionObserver === 'undefined') return;
    scrollTo(element, start);
    let gone = false;
    const take = async () => {
      const { default: KeenSlider } = await engine();
      if (gone) return;
      const initial = scrolledTo(element);
      element.scrollLeft = 0;
      element.dataset['sliding'] = '';
      slider.current = new KeenSlider(element, { ...options(element, setPlace), initial });
      calmAfterDrag(slider.current);
      measure.current = deferredUpdate(slider.current);
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        take().catch(reportError);
      },
      { rootMargin: '400px' },
    );
    near.observe(element);
    return () => {
      gone = true;
      near.disconnect();
      slider.current?.destroy();
      slider.current = null;
      measure.current = null;
      delete element.dataset['sliding'];
      for (const slide of slidesOf(element)) slide.inert = false;
      setPlace(null);
    };
  }, [row, start, engine]);

  useEffect(() => {
    if (row.current) slider.current?.update(options(row.current, setPlace));
  }, [row, keys]);

  const move = useCallback(
    (index: number) => slider.current?.moveToIdx(index, true, { duration: duration() }),
    [],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      if (!slider.current) return;
      const { animator, track } = slider.current;
      // A second press during the animation goes on from where the first is heading.
      const index = (animator.targetIdx ?? track.details.abs) + by;
      move(Math.min(Math.max(index, 0), track.details.maxIdx));
    },
    [move],
  );
  const update = useCallback(() => measure.current?.(), []);
  return { place, move, step, update };
}

const options = (
  element: HTMLElement,
  onPlace: (place: SliderPlace) => void,
): KeenSliderOptions => {
  const publish = ({ track: { details } }: KeenSliderInstance) => {
    if (details) onPlace({ index: details.rel, last: details.maxIdx });
  };
  return {
    selector: slidesOf,
    slides: { perView: () => read(element, '--m30-per-view', 1), spacing: () => gapOf(element) },
    created: publish,
    updated: publish,
    optionsChanged: publish,
    slideChanged: publish,
    // What stands out of sight must not take focus: it would pull the row aside.
    detailsChanged: ({ slides, track }) => {
      slides.forEach((slide, index) => {
        slide.inert = (track.details?.slides[index]?.portion ?? 1) < 0.01;
      });
    },
  };
};

/** Under reduced motion a swipe ends where it leads, without the glide. */
function calmAfterDrag(slider: KeenSliderInstance) {
  slider.on('dragEnded', ({ animator, moveToIdx }) => {
    if (duration() === 1 && animator.targetIdx !== null) {
      moveToIdx(animator.targetIdx, true, { duration: 1 });
    }
  });
}

/** Milliseconds of one move; 1 under reduced motion, because the slider divides by it. */
const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 500);

const slidesOf = (element: HTMLElement | Document) =>
  element instanceof HTMLElement
    ? [...element.children].filter((child) => child instanceof HTMLElement)
    : [];

const read = (element: Element, property: string, otherwise: number) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || otherwise;

const gapOf = (element: Element) => read(element, '--m30-slider-gap', 0);

const pitchOf = (element: HTMLElement) =>
  (slidesOf(element)[0]?.offsetWidth ?? 0) + gapOf(element) || 1;

const scrolledTo = (element: HTMLElement) => Math.round(element.scrollLeft / pitchOf(element));

function scrollTo(element: HTMLElement, index: number) {
  if (index > 0) element.scrollLeft = index * pitchOf(element);
}
