import { useEffect, useState } from 'react';
import { moveHeader, restingHeader, type HeaderPlace } from './header-visibility.ts';

/** Where the header stands while the page is scrolled. */
export function useHeaderPlace(): HeaderPlace {
  const [place, setPlace] = useState<HeaderPlace>('flow');
  useEffect(() => {
    let state = restingHeader;
    function scroll() {
      state = moveHeader(state, window.scrollY, window.innerHeight);
      setPlace(state.place);
    }
    scroll();
    window.addEventListener('scroll', scroll, { passive: true });
    return () => window.removeEventListener('scroll', scroll);
  }, []);
  return place;
}
