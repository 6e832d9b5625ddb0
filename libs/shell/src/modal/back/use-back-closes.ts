import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { holdBack } from './hold-back.ts';

/** Widths at which a modal is a sheet from below. */
const PHONE = '(max-width: 899px)';

/** While `open` on a phone, Back calls `onClose` instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const close = useEffectEvent(onClose);
  // A modal that survives a navigation needs an entry over the new page.
  useEffect(() => {
    if (open && matchMedia(PHONE).matches) return holdBack(() => close());
  }, [open, pathname]);
}
