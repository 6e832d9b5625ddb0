import { useEffect, useState, type RefObject } from 'react';

/** Whether something behind a tab has been seen. */
export function useOpened(place: RefObject<HTMLElement | null>): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Behind its tab it has no width.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      observer.disconnect();
      setOpened(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return opened;
}
