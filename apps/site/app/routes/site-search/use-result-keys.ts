import { useEffect, useRef } from 'react';

/**
 * Arrows walk from the field through what is found and back; «/» leads to the field from anywhere on
 * the page but another field.
 * @returns ref of the element around both
 */
export function useResultKeys() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const around = place.current;
      const field = around?.querySelector<HTMLElement>('input[type="search"]');
      if (!around || !field || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = document.activeElement;
      if (event.key === '/' && !isField(at)) return go(field, event);
      const results = [...around.querySelectorAll<HTMLElement>('[data-found]')];
      const from = at === field ? -1 : results.findIndex((result) => result === at);
      if (from === -1 && at !== field) return;
      if (event.key === 'ArrowDown') return go(results[from + 1], event);
      if (event.key === 'ArrowUp' && from >= 0) return go(results[from - 1] ?? field, event);
      if (event.key === 'Escape' && from >= 0) return go(field, event);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return place;
}

function go(to: HTMLElement | undefined, event: KeyboardEvent): void {
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function isField(element: Element | null): boolean {
  return (
    element !== null && element.matches('input, textarea, select, [contenteditable], dialog *')
  );
}
