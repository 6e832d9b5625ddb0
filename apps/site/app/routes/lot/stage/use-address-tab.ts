import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the chosen tab in the address, `#floor`, so that a link shows what its sender saw. The first tab has no name there; an
 * address that names no tab leaves the first one open.
 * @returns where the tabs are, and what is told of a choice
 */
export function useAddressTab(): [RefObject<HTMLDivElement | null>, (id: string) => void] {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = window.location.hash.slice(1);
    const radios = place.current?.querySelectorAll<HTMLInputElement>('[name="view"]') ?? [];
    for (const radio of radios) if (radio.value === named) radio.click();
  }, []);
  const onChoose = useCallback((id: string) => {
    const [first] = place.current?.querySelectorAll<HTMLInputElement>('[name="view"]') ?? [];
    const { pathname, search } = window.location;
    const address = id === first?.value ? pathname + search : `${pathname}${search}#${id}`;
    // Back leads to the page before, not to the tab before.
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return [place, onChoose];
}
