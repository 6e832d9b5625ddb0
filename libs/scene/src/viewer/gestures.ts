/** What hands and keys ask of a model; what it has no answer to is left to the page. */
export interface GestureTargets {
  /** Degrees around it and upwards. */
  turn(azimuth: number, altitude: number): void;
  zoom?(factor: number): void;
  /** Pixels of the page to the right and downwards. */
  move?(right: number, down: number): void;
  /** Place in the canvas, pixels from its upper left corner; `null` when the pointer has left. */
  hover?(place: [number, number] | null): void;
  choose?(place: [number, number]): void;
}

/** Degrees a pixel. */
const TURN = 0.35;
/** Degrees and pixels a key. */
const STEP = 15;
const SHIFT = 40;
const CLOSER = 1.25;
/** A finger that moved less has touched, pixels. */
const TOUCH = 6;

/** What the keys do; with Shift arrows move the model. */
export function keyGesture(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  to: GestureTargets,
): boolean {
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
    key
  ];
  if (arrow) {
    const [right, up] = arrow as [number, number];
    if (shiftKey && to.move) to.move(-right * SHIFT, up * SHIFT);
    else to.turn(-right * STEP, up * STEP);
    return true;
  }
  if (!to.zoom) return false;
  if (key === '+' || key === '=') to.zoom(CLOSER);
  else if (key === '-' || key === '−') to.zoom(1 / CLOSER);
  else return false;
  return true;
}

/**
 * Listens to pointers, wheel and keys of a canvas. One finger turns, two pinch and move; a vertical swipe scrolls the page, and so does
 * the wheel, unless Ctrl is held.
 * @returns ends it
 */
export function listen(canvas: HTMLCanvasElement, to: GestureTargets): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const ending = new AbortController();
  const { signal } = ending;
  const placeOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top } = canvas.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const span = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') to.hover?.(placeOf(event));
        return;
      }
      const wide = span();
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      travelled += Math.hypot(dx, dy);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size > 1) {
        if (wide > 0) to.zoom?.(span() / wide);
        to.move?.(dx / 2, dy / 2);
      } else if (to.move && (event.shiftKey || event.buttons === 2)) to.move(dx, dy);
      else if (travelled > TOUCH) to.turn(dx * TURN, event.pointerType === 'mouse' ? dy * TURN : 0);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      const isOnly = pointers.size === 1 && pointers.has(event.pointerId);
      if (isOnly && travelled <= TOUCH) to.choose?.(placeOf(event));
      pointers.delete(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId), {
    signal,
  });
  canvas.addEventListener('pointerleave', () => to.hover?.(null), { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey || !to.zoom) return;
      event.preventDefault();
      to.zoom(Math.exp(-event.deltaY / 200));
    },
    { signal, passive: false },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (!event.altKey && !event.ctrlKey && !event.metaKey && keyGesture(event, to))
        event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}
