import type { CSSProperties } from 'react';

/** Viewport widths in CSS pixels from which the number of slides may change. */
const steps = [0, 576, 768, 900, 1360] as const;

/** How many slides are seen at once, from each viewport width up: `{ 0: 1, 576: 2, 768: 3 }`. */
export type PerView = number | { [step in (typeof steps)[number]]?: number };

/**
 * Custom properties that tell the style sheet how many slides stand side by side at each step; one
 * that is not named takes the one below it, the first takes 1.
 * @param gap space between them in CSS pixels
 */
export function perViewStyle(perView: PerView, gap: number): CSSProperties {
  let current = 1;
  const numbers = steps.map((step) => {
    current = typeof perView === 'number' ? perView : (perView[step] ?? current);
    return [`--m30-per-${step}`, current];
  });
  return Object.fromEntries([...numbers, ['--m30-slider-gap', `${gap}px`]]);
}
