import { useEffect, useRef } from 'react';

/** Gives what moves the focus to an element, by its id, as soon as the change of this moment is drawn. */
export function useAim(): (id: string) => void {
  const aim = useRef<string | null>(null);
  useEffect(() => {
    if (aim.current === null) return;
    document.getElementById(aim.current)?.focus();
    aim.current = null;
  });
  return (id) => {
    aim.current = id;
  };
}
