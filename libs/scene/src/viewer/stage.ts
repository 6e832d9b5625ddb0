import {
  LinearSRGBColorSpace,
  PCFShadowMap,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';

/** A canvas that is drawn when something has changed and at no other time. */
export interface Stage {
  renderer: WebGLRenderer;
  /** Asks for a frame. */
  request(): void;
  /** Of the last frame: draws, triangles; and how many frames there were. */
  figures(): { draws: number; triangles: number; frames: number };
  /** Ends it with all that the scenes hold; a canvas that has left the page gives its context back. */
  dispose(...scenes: Object3D[]): void;
}

/** More dots a pixel are not told apart, and cost. */
const DENSEST = 2;

/**
 * Opens a stage on a canvas.
 * @param draw draws a frame
 * @param onRestored when the browser has given the context back that it took away; a frame follows
 * @throws Error where the browser has no WebGL
 */
export function createStage(
  canvas: HTMLCanvasElement,
  { draw, onRestored }: { draw: (now: number) => void; onRestored: () => void },
): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.info.autoReset = false;
  let frame = 0;
  let frames = 0;

  function run(now: number) {
    frame = 0;
    renderer.info.reset();
    draw(now);
    frames += 1;
  }
  const request = () => {
    if (frame === 0) frame = requestAnimationFrame(run);
  };
  const resize = () => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, DENSEST));
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    request();
  };
  const restore = () => {
    onRestored();
    request();
  };
  const sized = new ResizeObserver(resize);
  sized.observe(canvas);
  canvas.addEventListener('webglcontextrestored', restore);
  resize();

  return {
    ...{ renderer, request },
    figures: () => ({
      draws: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      frames,
    }),
    dispose(...scenes) {
      cancelAnimationFrame(frame);
      sized.disconnect();
      canvas.removeEventListener('webglcontextrestored', restore);
      for (const scene of scenes) scene.traverse(disposeOf);
      renderer.dispose();
      // One that stays may be drawn on again.
      setTimeout(() => {
        if (!canvas.isConnected) renderer.forceContextLoss();
      });
    },
  };
}

function disposeOf(object: Object3D) {
  const { geometry, material } = object as { geometry?: { dispose(): void }; material?: Material };
  geometry?.dispose();
  material?.dispose();
  if ('isInstancedMesh' in object) (object as unknown as { dispose(): void }).dispose();
}
