import { useEffect, useState, type RefObject } from 'react';

/** Width that the server draws at, in pixels. */
const SERVER_WIDTH = 640;

/** Width of an element in whole CSS pixels, followed as it changes. */
export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(SERVER_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.round(entry?.contentRect.width ?? 0);
      // Nothing is measured while the chart stands in a closed tab.
      if (found > 0) setWidth(found);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
