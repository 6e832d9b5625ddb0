import { useCallback, useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** What an embedded page tells the page around it (docs/embedding.md). */
export type FrameMessage =
  | { type: 'height'; height: number }
  | { type: 'result'; result: object }
  | { type: 'lot'; lot: object }
  | { type: 'open'; url: string };

/** Origin that the address names as the embedder's; `null` where it names none. */
export function embedderOf(search: string): string | null {
  const url = URL.parse(new URLSearchParams(search).get('origin') ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** Tells the page around this one, and nobody else: the browser compares its origin with the one named. */
export function useTellEmbedder(): (message: FrameMessage) => void {
  const { search } = useLocation();
  const origin = embedderOf(search);
  return useCallback(
    (message) => {
      if (origin === null || window.parent === window) return;
      window.parent.postMessage({ source: 'meridian30', ...message }, origin);
    },
    [origin],
  );
}

/** Tells the height of a part, whenever it changes. */
export function useTellHeight(
  part: RefObject<HTMLElement | null>,
  tell: (message: FrameMessage) => void,
): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const measure = () =>
      tell({ type: 'height', height: Math.ceil(element.getBoundingClientRect().height) });
    // A frame out of sight does not observe until it is scrolled to.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, tell]);
}
