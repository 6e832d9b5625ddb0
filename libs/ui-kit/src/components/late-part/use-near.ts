import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come near the viewport, or has been reached by the keyboard; once true it stays so. */
export function useNear(place: RefObject<Element | null>, margin = '600px 0px'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    const come = () => setNear(true);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
            rootMargin: margin,
          });
    observer?.observe(element);
    element.addEventListener('focusin', come, { once: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('focusin', come);
    };
  }, [place, margin, near]);
  return near;
}
