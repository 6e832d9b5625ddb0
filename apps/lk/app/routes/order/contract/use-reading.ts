import { useEffect, useState } from 'react';

/**
 * How many chapters were read in a row: the end of each has been on the screen.
 * @param count of chapters
 */
export function useReading(count: number): number {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const shown = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => Number((target as HTMLElement).dataset['chapterEnd']));
      if (shown.length > 0) setSeen((known) => new Set([...known, ...shown]));
    });
    for (const end of document.querySelectorAll('[data-chapter-end]')) observer.observe(end);
    return () => observer.disconnect();
  }, [count]);
  let read = 0;
  while (read < count && seen.has(read + 1)) read += 1;
  return read;
}
