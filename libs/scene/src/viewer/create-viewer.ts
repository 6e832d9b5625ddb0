import { OrthographicCamera, Scene } from 'three';
import { isBare, isFrozen } from '../core/geometry/season.ts';
import type { Vertex } from '../core/model/mesh.ts';
import type { Model } from '../core/model/model.ts';
import { MODEL_PALETTE, type FlatState, type ModelPalette } from '../core/model/model-palette.ts';
import {
  axesOf,
  firstView,
  halfSize,
  moved,
  projected,
  turned,
  zoomed,
  type ModelView,
} from '../core/model/model-view.ts';
import type { SunPosition } from '../core/sun/sun-year.ts';
import { createFlats } from './flats.ts';
import { listen } from './gestures.ts';
import { createGlide } from './glide.ts';
import { createMark } from './mark.ts';
import { paint } from './paint.ts';
import { createPicker } from './pick.ts';
import type { Pick } from './picked.ts';
import { createStage } from './stage.ts';
import { createLines } from './strokes.ts';
import { createSunlight } from './sunlight.ts';
import { createSurfaces } from './surfaces.ts';
import { createTrees } from './trees.ts';

export interface ViewerOptions {
  sun: SunPosition;
  /** 1…12: from November to April trees are bare. */
  month: number;
  /** @default that of the brand by day */
  palette?: ModelPalette | undefined;
  /** Of the flats that the model was built with, by their index. */
  states?: readonly FlatState[] | undefined;
  /** Turns at once instead of within a quarter of a second. @default false */
  isStill?: boolean | undefined;
  onHover?: ((pick: Pick | null) => void) | undefined;
  onChoose?: ((pick: Pick | null) => void) | undefined;
  /** After each frame: labels move with the model. */
  onDraw?: ((view: ModelView) => void) | undefined;
}

/** A model that can be turned. */
export interface Viewer {
  setSun(sun: SunPosition, month: number): void;
  setPalette(palette: ModelPalette): void;
  setStates(states: readonly FlatState[]): void;
  /** Marks what is chosen. */
  mark(pick: Pick | null): void;
  /** Degrees around the model and upwards. */
  turn(azimuth: number, altitude?: number): void;
  zoom(factor: number): void;
  /** Place of the canvas at which a place of the scene is drawn, pixels of the page. */
  place(vertex: Vertex): [x: number, y: number];
  /** Of the last frame: draws, triangles; and how many frames there were. */
  figures(): { draws: number; triangles: number; frames: number };
  dispose(): void;
}

/** Milliseconds that a turn by a button or a key takes. */
const TURNING = 220;
const FAR = 2_000;

/**
 * Shows a model on a canvas. A frame is drawn when something has changed and at no other time; a context that the browser takes away
 * is restored with all that was shown.
 * @throws Error where the browser has no WebGL
 */
export function createViewer(
  canvas: HTMLCanvasElement,
  model: Model,
  options: ViewerOptions,
): Viewer {
  const scene = new Scene();
  const camera = new OrthographicCamera(-1, 1, 1, -1, 1, FAR);
  const surfaces = createSurfaces(model);
  const lines = createLines(model);
  const trees = createTrees(model.crowns);
  const flats = createFlats(model.cells);
  const sunlight = createSunlight(model);
  const mark = createMark(model);
  scene.add(
    ...surfaces.meshes,
    ...lines.all,
    ...trees.all,
    ...flats.all,
    ...sunlight.all,
    ...mark.all,
  );
  const pickAt = createPicker(model, { surfaces, flats });

  let palette = options.palette ?? MODEL_PALETTE;
  let states = options.states ?? [];
  let half = { width: 1, height: 1 };
  const stage = createStage(canvas, { draw, onRestored: () => sunlight.redraw() });
  const { renderer, request } = stage;
  const { isStill } = options;
  const glide = createGlide(firstView(model), { between, duration: TURNING, isStill, request });

  function draw(now: number) {
    glide.step(now);
    aim();
    renderer.render(scene, camera);
    options.onDraw?.(glide.place);
  }

  function aim() {
    const { clientWidth, clientHeight } = canvas;
    const view = glide.place;
    half = halfSize(model, view, clientWidth / Math.max(1, clientHeight));
    Object.assign(camera, {
      left: -half.width,
      right: half.width,
      top: half.height,
      bottom: -half.height,
    });
    const { out } = axesOf(view);
    const [x, y, z] = view.target;
    camera.up.set(0, 0, 1);
    camera.position.set(x + (out[0] * FAR) / 2, y + (out[1] * FAR) / 2, z + (out[2] * FAR) / 2);
    camera.lookAt(x, y, z);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  function repaint() {
    scene.background = paint(palette.table);
    for (const part of [surfaces, lines, trees, mark]) part.paint(palette);
    flats.paint(palette, states);
    request();
  }

  function setMonth(month: number) {
    trees.setSeason(isBare(month));
    surfaces.setFrozen(isFrozen(month));
    surfaces.paint(palette);
  }

  const metres = () => (2 * half.width) / Math.max(1, canvas.clientWidth);
  const toFrame = ([x, y]: [number, number]): [number, number] => [
    (x / canvas.clientWidth) * 2 - 1,
    1 - (y / canvas.clientHeight) * 2,
  ];
  const endGestures = listen(canvas, {
    turn: (azimuth, altitude) => glide.go(turned(glide.goal, azimuth, altitude), false),
    zoom: (factor) => glide.go(zoomed(glide.goal, factor), false),
    move: (right, down) =>
      glide.go(moved(glide.goal, model, -right * metres(), down * metres()), false),
    hover: (at) => options.onHover?.(at && pickAt(camera, ...toFrame(at))),
    choose: (at) => options.onChoose?.(pickAt(camera, ...toFrame(at))),
  });

  sunlight.set(options.sun);
  setMonth(options.month);
  repaint();

  return {
    setSun(sun, month) {
      setMonth(month);
      sunlight.set(sun);
      request();
    },
    setPalette(next) {
      palette = next;
      repaint();
    },
    setStates(next) {
      states = next;
      flats.paint(palette, states);
      request();
    },
    mark(pick) {
      mark.show(pick);
      request();
    },
    turn: (azimuth, altitude) => glide.go(turned(glide.goal, azimuth, altitude), true),
    zoom: (factor) => glide.go(zoomed(glide.goal, factor), true),
    place(vertex) {
      const [right, up] = projected(vertex, glide.place, half);
      return [((right + 1) / 2) * canvas.clientWidth, ((1 - up) / 2) * canvas.clientHeight];
    },
    figures: stage.figures,
    dispose() {
      endGestures();
      stage.dispose(scene);
      sunlight.dispose();
    },
  };
}

/** A view between two others, the shorter way around. */
function between(from: ModelView, to: ModelView, share: number): ModelView {
  const around = ((((to.azimuth - from.azimuth) % 360) + 540) % 360) - 180;
  return {
    azimuth: from.azimuth + around * share,
    altitude: from.altitude + (to.altitude - from.altitude) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
    target: to.target,
  };
}
