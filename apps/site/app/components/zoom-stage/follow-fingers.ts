import type { ZoomHint } from './use-zoom.ts';
import { moveBy, zoomAt, type Place, type ZoomFrame, type ZoomView } from './zoom-view.ts';

type Show = (next: (now: ZoomView, frame: ZoomFrame) => ZoomView) => void;

/** Pixels that a press may slip before it is a drag. */
const SLIP = 6;
/** Pixels of one notch of a wheel at most; a touchpad's pinch has fewer. */
const NOTCH = 30;
/** Pixels of a line, where a browser counts lines. */
const LINE = 16;

interface FingerRules {
  hint: (why: ZoomHint) => void;
  /** There is no page beneath: the wheel needs no Ctrl, and one finger moves anywhere. */
  alone: boolean;
}

/**
 * Moves and magnifies by mouse, fingers and wheel. One finger moves the picture sideways only and leaves
 * the page's own scroll alone; two move it anywhere. A wheel needs Ctrl, so that it does not trap the page.
 */
export function followFingers(
  viewport: HTMLElement,
  show: Show,
  { hint, alone }: FingerRules,
): () => void {
  const fingers = new Map<number, Place>();
  let dragged = false;
  const at = (event: { clientX: number; clientY: number }): Place => {
    const { left, top } = viewport.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, at(event));
  };
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (!dragged && fingers.size === 1 && distance(before, now) < SLIP) return;
    if (!dragged) {
      dragged = true;
      // Only now: a captured press would not click the link under it.
      viewport.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!other) {
      const sideways = event.pointerType === 'touch' && !alone ? { x: by.x, y: 0 } : by;
      return show((view, frame) => moveBy(view, sideways, frame));
    }
    const half = { x: by.x / 2, y: by.y / 2 };
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    show((view, frame) => zoomAt(moveBy(view, half, frame), factor, middle, frame));
  };
  const onUp = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  const onCancel = (event: PointerEvent) => {
    onUp(event);
    // The browser has taken the finger to scroll the page.
    if (event.pointerType === 'touch') hint('fingers');
  };
  const onTouch = (event: TouchEvent) => {
    if (alone || event.touches.length > 1) event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => {
    if (!alone && !event.ctrlKey && !event.metaKey) return hint('wheel');
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const factor = Math.exp(-Math.min(Math.max(pixels, -NOTCH), NOTCH) / 100);
    show((view, frame) => zoomAt(view, factor, at(event), frame));
  };
  const onClick = (event: MouseEvent) => {
    // The end of a drag is no press of the link that happens to lie there.
    // A key presses a link, too, and has no drag before it.
    if (dragged && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    dragged = false;
  };
  const noDrag = (event: DragEvent) => event.preventDefault();
  viewport.addEventListener('pointerdown', onDown);
  viewport.addEventListener('pointermove', onMove);
  viewport.addEventListener('pointerup', onUp);
  viewport.addEventListener('pointercancel', onCancel);
  viewport.addEventListener('touchmove', onTouch, { passive: false });
  viewport.addEventListener('wheel', onWheel, { passive: false });
  viewport.addEventListener('click', onClick, { capture: true });
  viewport.addEventListener('dragstart', noDrag);
  return () => {
    viewport.removeEventListener('pointerdown', onDown);
    viewport.removeEventListener('pointermove', onMove);
    viewport.removeEventListener('pointerup', onUp);
    viewport.removeEventListener('pointercancel', onCancel);
    viewport.removeEventListener('touchmove', onTouch);
    viewport.removeEventListener('wheel', onWheel);
    viewport.removeEventListener('click', onClick, { capture: true });
    viewport.removeEventListener('dragstart', noDrag);
  };
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
