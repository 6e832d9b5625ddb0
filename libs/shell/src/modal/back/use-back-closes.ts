import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { holdBack } from './hold-back.ts';

/** Widths at which a modal is a sheet from below. */
const PHONE = '(max-width: 899px)';

/**
 * While `open` on a phone, Back calls `onClose` instead of leaving the page.
 * @param survives whether what is open stays when the page changes
 */
export function useBackCloses(open: boolean, onClose: () => void, survives: boolean): void {
  const { pathname } = useLocation();
  const close = useEffectEvent(onClose);
  // What survives needs an entry over the new page; an entry of what closes would swallow a Back there.
  const page = survives ? pathname : null;
  useEffect(() => {
    if (open && matchMedia(PHONE).matches) return holdBack(() => close());
  }, [open, page]);
}
