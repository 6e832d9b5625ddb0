import { useEffect, useState } from 'react';
import type { ContentsItem } from '../../core/compose/contents.ts';

/** The line of the window, a third below its top edge, at which a part becomes the current one. */
const LINE = '-33% 0px -66% 0px';

/** Place in the contents of the part that is being read, from 0; the first until the visitor scrolls. */
export function useCurrent(items: readonly ContentsItem[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const targets = items.map(({ anchor }) => document.getElementById(anchor));
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting);
        const places = seen.map(({ target }) => targets.findIndex((one) => one === target));
        if (places.length > 0) setCurrent(Math.max(...places));
      },
      { rootMargin: LINE },
    );
    for (const target of targets) if (target) observer.observe(target);
    return () => observer.disconnect();
  }, [items]);
  return current;
}
