/** Window of a measurement: what is counted does not depend on its pixels, and software draws each of them. */
export const SMALL = { width: 960, height: 540 };

/** What the frames of a page have asked of WebGL. */
export interface Frames {
  /** Frames in which something was drawn. */
  count: number;
  /** Most of one frame, the picture of its shadows among them. */
  draws: number;
  triangles: number;
}

declare global {
  interface Window {
    /** Since it was last emptied. */
    seenFrames: Frames;
  }
}

/** In the page, before its own code: counts what is drawn on any canvas, frame by frame. */
export function watchFrames(): void {
  const TRIANGLES = 4;
  let draws = 0;
  let triangles = 0;
  window.seenFrames = { count: 0, draws: 0, triangles: 0 };

  function keep() {
    const { seenFrames: frames } = window;
    if (draws > 0) frames.count += 1;
    frames.draws = Math.max(frames.draws, draws);
    frames.triangles = Math.max(frames.triangles, triangles);
    draws = triangles = 0;
    requestAnimationFrame(keep);
  }
  requestAnimationFrame(keep);

  // Where a method takes the number of vertices and of instances: the others draw one.
  const places = {
    drawArrays: [2],
    drawElements: [1],
    drawArraysInstanced: [2, 3],
    drawElementsInstanced: [1, 4],
  };
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: number[]) => void
  >;
  for (const [name, factors] of Object.entries(places)) {
    const draw = methods[name];
    methods[name] = function (...args) {
      draws += 1;
      if (args[0] === TRIANGLES)
        triangles += factors.reduce((product, at) => product * (args[at] ?? 1), 1) / 3;
      draw?.apply(this, args);
    };
  }
}
