import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { followFingers } from './follow-fingers.ts';
import { MAX_ZOOM, moveBy, reveal, WHOLE, within, zoomAt } from './zoom-view.ts';
import type { Place, ZoomFrame, ZoomView } from './zoom-view.ts';

/** Why a hint is shown: the page was moved, and perhaps the picture was meant. */
export type ZoomHint = 'wheel' | 'fingers';

/** What moves the picture. */
export interface ZoomHands {
  /** Around the middle of the window. */
  zoomBy: (factor: number) => void;
  showWhole: () => void;
  move: (by: Place) => void;
}

const STEP = 1.6;
const PIXELS_A_KEY = 80;
const HINT_FOR = 1600;

/**
 * Magnifies and moves a picture by buttons, keys, wheel and fingers. The view is written into the
 * style of the sheet, so that nothing is laid out or drawn by React anew.
 */
export function useZoom(
  viewport: RefObject<HTMLDivElement | null>,
  sheet: RefObject<HTMLDivElement | null>,
  { onMove, whole }: { onMove: (() => void) | undefined; whole: boolean },
) {
  const view = useRef<ZoomView>(WHOLE);
  const moved = useRef(onMove);
  const [zoom, setZoom] = useState(1);
  const [hint, setHint] = useState<ZoomHint | null>(null);
  useEffect(() => {
    moved.current = onMove;
  });
  const hands = useMemo(() => {
    const show = (next: (now: ZoomView, frame: ZoomFrame) => ZoomView, eased = false) => {
      const frame = frameOf(viewport.current, sheet.current);
      if (!frame || !sheet.current) return;
      view.current = next(view.current, frame);
      draw(sheet.current, view.current, eased);
      setZoom(view.current.zoom);
      moved.current?.();
    };
    return {
      show,
      zoomBy(factor: number) {
        show((now, frame) => zoomAt(now, factor, middleOf(frame), frame), true);
      },
      showWhole: () => show(() => WHOLE, true),
      move: (by: Place) => show((now, frame) => moveBy(now, by, frame), true),
      /** Brings what has the focus into sight. */
      reveal(target: Element) {
        const window = viewport.current?.getBoundingClientRect();
        if (!window) return;
        const { left, top, right, bottom } = target.getBoundingClientRect();
        show((now, frame) =>
          reveal(
            now,
            {
              left: left - window.left,
              right: right - window.left,
              top: top - window.top,
              bottom: bottom - window.top,
            },
            frame,
          ),
        );
      },
    };
  }, [viewport, sheet]);

  useEffect(() => {
    if (!viewport.current) return;
    const hear = (why: ZoomHint) => {
      // One finger loses nothing where the whole picture is seen.
      if (why === 'wheel' || view.current.zoom > 1) setHint(why);
    };
    const stop = followFingers(viewport.current, hands.show, { hint: hear, alone: whole });
    const observer = new ResizeObserver(() => hands.show(within));
    observer.observe(viewport.current);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [viewport, hands, whole]);

  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(null), HINT_FOR);
    return () => clearTimeout(timer);
  }, [hint]);

  return { hands, hint, canGrow: zoom < MAX_ZOOM, canShrink: zoom > 1 };
}

/** Does what a key asks for; says whether it did. */
export function pressKey(key: string, { zoomBy, showWhole, move }: ZoomHands): boolean {
  const arrow = ARROWS[key];
  if (key === '+' || key === '=') zoomBy(STEP);
  else if (key === '-' || key === '_') zoomBy(1 / STEP);
  else if (key === '0') showWhole();
  else if (arrow) move(arrow);
  else return false;
  return true;
}

/** One press of a button. */
export const ZOOM_STEP = STEP;

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: PIXELS_A_KEY, y: 0 },
  ArrowRight: { x: -PIXELS_A_KEY, y: 0 },
  ArrowUp: { x: 0, y: PIXELS_A_KEY },
  ArrowDown: { x: 0, y: -PIXELS_A_KEY },
};

const middleOf = ({ width, height }: ZoomFrame): Place => ({ x: width / 2, y: height / 2 });

function draw(sheet: HTMLElement, { zoom, x, y }: ZoomView, eased: boolean) {
  sheet.toggleAttribute('data-eased', eased);
  // What lies upon the picture may keep its own size by it.
  sheet.style.setProperty('--m30-zoom', String(zoom));
  sheet.style.transform = zoom === 1 && !x && !y ? '' : `translate(${x}px, ${y}px) scale(${zoom})`;
}

function frameOf(viewport: HTMLElement | null, sheet: HTMLElement | null): ZoomFrame | null {
  if (!viewport || !sheet) return null;
  return {
    width: viewport.clientWidth,
    height: viewport.clientHeight,
    picture: {
      left: sheet.offsetLeft,
      top: sheet.offsetTop,
      width: sheet.offsetWidth,
      height: sheet.offsetHeight,
    },
  };
}
