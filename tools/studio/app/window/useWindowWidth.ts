import { useSyncExternalStore } from 'react';

/** Width in CSS pixels from which a window is a desk and no phone. */
export const DESK_WIDTH = 900;

const subscribe = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Width of the window in CSS pixels. */
export const useWindowWidth = () => useSyncExternalStore(subscribe, () => innerWidth);
