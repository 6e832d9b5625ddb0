import { useEffect, useState, type RefObject } from 'react';

/**
 * Which children of a line that wraps are out of sight, below its first row; `null` until that has been measured.
 * @param items what the children are drawn from; another list is measured anew
 */
export function useOverflow(
  line: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): readonly boolean[] | null {
  const [isOut, setIsOut] = useState<readonly boolean[] | null>(null);
  useEffect(() => {
    if (!line.current || typeof IntersectionObserver === 'undefined') return;
    const children = [...line.current.children];
    const observer = new IntersectionObserver(
      (entries) =>
        setIsOut((known) =>
          children.map((child, at) => {
            const entry = entries.findLast(({ target }) => target === child);
            return entry ? entry.intersectionRatio < HALF : (known?.[at] ?? false);
          }),
        ),
      { root: line.current.closest('nav'), threshold: HALF },
    );
    children.forEach((child) => observer.observe(child));
    return () => observer.disconnect();
  }, [line, items]);
  return isOut;
}

/** A child of the next row touches the first one, which is no reason to call it visible. */
const HALF = 0.5;
