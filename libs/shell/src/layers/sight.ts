import type { LayerRoom } from './measure-layers.ts';

/** Keeps what the keyboard has reached in sight. */
export interface Sight {
  /** Scrolls it out from beneath the layers, if it lies there and fits between them. */
  keep(room: Pick<LayerRoom, 'top' | 'bottom'>): void;
}

/** Hands that scroll by themselves: they may leave what has the focus beneath a layer. */
const HANDS = ['wheel', 'pointerdown', 'touchstart'] as const;

/**
 * The browser heeds `scroll-padding` when it scrolls to a new focus. It does not when a layer comes later, when late parts move the
 * page, and for what is sticky itself.
 */
export function createSight(): Sight {
  // The key that has woken the page was the first.
  let byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  const passive = { capture: true, passive: true };
  addEventListener('keydown', ({ key }) => (byKeyboard ||= key === 'Tab'), passive);
  for (const hand of HANDS) addEventListener(hand, () => (byKeyboard = false), passive);
  return {
    keep(room) {
      const focused = document.activeElement;
      if (!byKeyboard || !focused?.matches(':focus-visible') || focused.closest('dialog')) return;
      if (isStuck(focused.closest('[data-layer]'))) return;
      const { top, bottom } = focused.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return;
      const move = wayOut({ top, bottom }, { top: room.top, bottom: innerHeight - room.bottom });
      if (move !== 0) scrollBy({ top: move, behavior: 'instant' });
    },
  };
}

/** From its upper edge to its lower one, in CSS pixels of the window. */
interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll until a box lies within what is free, downwards positive; 0 where it does, or is higher than that. */
export function wayOut(box: Span, free: Span): number {
  if (box.bottom - box.top > free.bottom - free.top) return 0;
  if (box.bottom > free.bottom) return box.bottom - free.bottom;
  return Math.min(0, box.top - free.top);
}

/** A layer that stands at its edge moves with no scroll; a bar at the end of its page does. */
function isStuck(layer: Element | null): boolean {
  if (!layer) return false;
  const { position, top, bottom } = getComputedStyle(layer);
  if (position === 'fixed') return true;
  const box = layer.getBoundingClientRect();
  // Without an edge of its own it is `auto`, and nothing is less or more than that.
  return (
    box.top <= Number.parseFloat(top) + 1 ||
    box.bottom >= innerHeight - Number.parseFloat(bottom) - 1
  );
}
