import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus when a step of a window replaces another: to its field marked `data-autofocus`, else to the heading,
 * so that a screen reader reads on and a keyboard goes on there.
 * @param step name of the step; an empty one is not shown yet
 * @returns ref of an element inside the window
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The window itself takes the focus when it opens.
    if (step === shown.current) return;
    shown.current = step;
    const dialog = inside.current?.closest('dialog');
    const target =
      dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector('h2');
    target?.focus();
    dialog?.scrollTo?.({ top: 0 });
  }, [step]);
  return inside;
}
