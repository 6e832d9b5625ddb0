import { useEffect } from 'react';
import { reloadOnce } from './reload/reload-once.ts';

/** Reloads the page, once a minute at most, when any part loaded on demand does not arrive (specification, §4). */
export function useChunkReload(): void {
  useEffect(() => {
    addEventListener('vite:preloadError', reloadOnce);
    return () => removeEventListener('vite:preloadError', reloadOnce);
  }, []);
}
