import type { LayerRoom } from './measure-layers.ts';

/** Keeps what the keyboard has focused visible. */
export interface FocusKeeper {
  /** Scrolls it out from beneath the layers, if it lies there and fits between them. */
  reveal(room: Pick<LayerRoom, 'top' | 'bottom'>): void;
}

/** Who scrolls by a pointer may leave what has the focus beneath a layer. */
const POINTERS = ['wheel', 'pointerdown', 'touchstart'] as const;

/**
 * The browser heeds `scroll-padding` when it scrolls to a new focus. It does not when a layer comes later, when late parts move the
 * page, and for what is sticky itself.
 */
export function createFocusKeeper(): FocusKeeper {
  // This module is loaded on the first interaction, which may have been a Tab.
  let byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  const passive = { capture: true, passive: true };
  addEventListener('keydown', ({ key }) => (byKeyboard ||= key === 'Tab'), passive);
  for (const type of POINTERS) addEventListener(type, () => (byKeyboard = false), passive);
  return {
    reveal(room) {
      const focused = document.activeElement;
      if (!byKeyboard || !focused?.matches(':focus-visible') || focused.closest('dialog')) return;
      if (isStuck(focused.closest('[data-layer]'))) return;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return;
      // Of a row that scrolls sideways Chromium leaves what it shows a strip of where it is.
      if (left < 0 || right > innerWidth) {
        focused.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      }
      const distance = distanceInto(
        { top: room.top, bottom: innerHeight - room.bottom },
        // That may have moved the page, too.
        focused.getBoundingClientRect(),
      );
      if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
    },
  };
}

/** From its upper edge to its lower one, in CSS pixels of the window. */
interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll until a box lies within the free span, downwards positive; 0 where it does, or is higher than the span. */
export function distanceInto(free: Span, box: Span): number {
  if (box.bottom - box.top > free.bottom - free.top) return 0;
  if (box.bottom > free.bottom) return box.bottom - free.bottom;
  return Math.min(0, box.top - free.top);
}

/** A layer at its edge of the window does not move with scrolling; a sticky bar at its place in the page does. */
function isStuck(layer: Element | null): boolean {
  if (!layer) return false;
  const { position, top, bottom } = getComputedStyle(layer);
  if (position === 'fixed') return true;
  const box = layer.getBoundingClientRect();
  // An edge that is not set is `auto`: it parses to NaN, which compares as false.
  return (
    box.top <= Number.parseFloat(top) + 1 ||
    box.bottom >= innerHeight - Number.parseFloat(bottom) - 1
  );
}
