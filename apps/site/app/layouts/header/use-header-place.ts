import { useEffect, useState } from 'react';
import { moveHeader, initialHeader, type HeaderPlace } from './header-visibility.ts';

/**
 * Where the header stands while the page is scrolled.
 * @param moving false keeps it at its place in the page
 */
export function useHeaderPlace(moving: boolean): HeaderPlace {
  const [place, setPlace] = useState<HeaderPlace>('flow');
  useEffect(() => {
    if (!moving) return;
    let state = initialHeader;
    function scroll() {
      state = moveHeader(state, window.scrollY, window.innerHeight);
      setPlace(state.place);
    }
    scroll();
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, [moving]);
  return place;
}
