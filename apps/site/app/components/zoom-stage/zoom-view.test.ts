import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, moveBy, reveal, WHOLE, within, zoomAt, type ZoomFrame } from './zoom-view.ts';

/** A phone: the picture is wider than the window. */
const phone: ZoomFrame = {
  width: 390,
  height: 350,
  picture: { left: -85, top: 0, width: 560, height: 350 },
};

const size = fc.integer({ min: 100, max: 2000 });
const frames = fc
  .record({ width: size, height: size, ratio: fc.double({ min: 0.5, max: 3, noNaN: true }) })
  .map(({ width, height, ratio }): ZoomFrame => {
    const wide = Math.max(width, height * ratio);
    const picture = { width: wide, height: wide / ratio };
    return {
      width,
      height,
      picture: {
        ...picture,
        left: (width - picture.width) / 2,
        top: (height - picture.height) / 2,
      },
    };
  });
const shift = fc.integer({ min: -5000, max: 5000 });

describe('a picture behind its window', () => {
  it('never leaves empty ground', () => {
    fc.assert(
      fc.property(
        frames,
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        shift,
        shift,
        (frame, zoom, x, y) => {
          const view = within({ zoom, x, y }, frame);
          const left = frame.picture.left + view.x;
          const top = frame.picture.top + view.y;
          expect(left).toBeLessThanOrEqual(0.01);
          expect(top).toBeLessThanOrEqual(0.01);
          expect(left + frame.picture.width * view.zoom).toBeGreaterThanOrEqual(frame.width - 0.01);
          expect(top + frame.picture.height * view.zoom).toBeGreaterThanOrEqual(
            frame.height - 0.01,
          );
        },
      ),
    );
  });

  it('keeps what lies under the fingers where it is', () => {
    const view = zoomAt(WHOLE, 2, { x: 195, y: 175 }, phone);
    // The middle of the window was the middle of the picture, 280 pixels from its edge.
    expect(phone.picture.left + view.x + 280 * view.zoom).toBeCloseTo(195);
    expect(view.zoom).toBe(2);
  });

  it.each([
    [100, MAX_ZOOM],
    [0.01, 1],
  ])('magnified %s times it is magnified %s times', (factor, zoom) => {
    expect(zoomAt(WHOLE, factor, { x: 10, y: 10 }, phone).zoom).toBe(zoom);
  });

  it('is moved to its edge and no further', () => {
    expect(moveBy(WHOLE, { x: 500, y: 500 }, phone)).toEqual({ zoom: 1, x: 85, y: 0 });
    expect(moveBy(WHOLE, { x: -500, y: 0 }, phone)).toEqual({ zoom: 1, x: -85, y: 0 });
  });

  it('moves to show what is beyond the edge, and stays where all is seen', () => {
    const hidden = { left: -60, top: 10, right: 30, bottom: 40 };
    expect(reveal(WHOLE, hidden, phone).x).toBe(76);
    expect(reveal(WHOLE, { left: 50, top: 50, right: 90, bottom: 90 }, phone)).toBe(WHOLE);
  });
});
