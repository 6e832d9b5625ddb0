/** How a picture is magnified and moved within its window. */
export interface ZoomView {
  /** 1 is the size at which the picture fills its window. */
  zoom: number;
  /** Shift of the picture's corner from where it lies at zoom 1, CSS pixels. */
  x: number;
  y: number;
}

/** A window and the picture behind it at zoom 1, CSS pixels from the window's corner. */
export interface ZoomFrame {
  width: number;
  height: number;
  picture: { left: number; top: number; width: number; height: number };
}

/** A place or a stretch, CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
export const WHOLE: ZoomView = { zoom: 1, x: 0, y: 0 };

/** The nearest view that leaves no empty ground in the window. */
export function within({ zoom, x, y }: ZoomView, { width, height, picture }: ZoomFrame): ZoomView {
  const near = Math.min(Math.max(zoom, 1), MAX_ZOOM);
  return {
    zoom: near,
    x: clamp(x, width - picture.left - picture.width * near, 0 - picture.left),
    y: clamp(y, height - picture.top - picture.height * near, 0 - picture.top),
  };
}

/** Magnifies around a place of the window: what lies under it stays there. */
export function zoomAt(view: ZoomView, factor: number, place: Place, frame: ZoomFrame): ZoomView {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), MAX_ZOOM);
  const grown = zoom / view.zoom;
  const { left, top } = frame.picture;
  const x = place.x - left - (place.x - left - view.x) * grown;
  const y = place.y - top - (place.y - top - view.y) * grown;
  return within({ zoom, x, y }, frame);
}

/** Moves the picture as far as it reaches. */
export function moveBy(view: ZoomView, by: Place, frame: ZoomFrame): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/**
 * Moves the picture just so far that a box of the window is seen with some room around.
 * @param box CSS pixels from the window's corner, as it lies now
 */
export function reveal(
  view: ZoomView,
  box: { left: number; top: number; right: number; bottom: number },
  frame: ZoomFrame,
): ZoomView {
  const by = {
    x: shiftInto(box.left - ROOM, box.right + ROOM, frame.width),
    y: shiftInto(box.top - ROOM, box.bottom + ROOM, frame.height),
  };
  return by.x || by.y ? moveBy(view, by, frame) : view;
}

const ROOM = 16;

function shiftInto(from: number, to: number, length: number): number {
  // What is larger than the window is shown by its middle.
  if (to - from > length) return length / 2 - (from + to) / 2;
  if (from < 0) return -from;
  return to > length ? length - to : 0;
}

function clamp(value: number, min: number, max: number): number {
  return min > max ? (min + max) / 2 : Math.min(Math.max(value, min), max);
}
