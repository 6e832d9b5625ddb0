import { useEffect, type RefObject } from 'react';

/** Brings the marked flat into the middle of a floor that is wider than its window, as soon as that is seen. */
export function useOwnFlatInSight(ground: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    // It stands behind a tab and has no width yet.
    const observer = new ResizeObserver(() => {
      const own = element.querySelector<HTMLElement>('span[data-current]');
      const scroll = own?.parentElement?.parentElement;
      if (!own || !scroll || scroll.clientWidth === 0) return;
      scroll.scrollLeft = own.offsetLeft - scroll.clientWidth / 2;
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ground]);
}
