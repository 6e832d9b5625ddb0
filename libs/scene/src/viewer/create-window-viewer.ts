import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { isBare, isFrozen } from '../core/geometry/season.ts';
import { glassAway, lookBetween, looked, slopesOf, STRAIGHT } from '../core/look/look.ts';
import type { Model } from '../core/model/model.ts';
import { duskOf } from '../core/model/model-light.ts';
import { MODEL_PALETTE } from '../core/model/model-palette.ts';
import type { SunPosition } from '../core/sun/sun-year.ts';
import { EYES } from '../core/view/view.ts';
import type { SceneWindow } from '../core/window/window.ts';
import { listen } from './gestures.ts';
import { createGlide } from './glide.ts';
import { paint } from './paint.ts';
import { createRoom } from './room.ts';
import { createSky } from './sky.ts';
import { createStage } from './stage.ts';
import { createLines } from './strokes.ts';
import { createSunlight } from './sunlight.ts';
import { createSurfaces } from './surfaces.ts';
import { createTrees } from './trees.ts';

export interface WindowViewerOptions {
  sun: SunPosition;
  /** 1…12: from November to April trees are bare. */
  month: number;
  /** Turns at once instead of within a quarter of a second. @default false */
  isStill?: boolean | undefined;
  /** After each frame. @param azimuth where the middle of the picture is: degrees clockwise from north */
  onDraw?: ((azimuth: number) => void) | undefined;
}

/** What is seen from a window, to be looked around. */
export interface WindowViewer {
  setSun(sun: SunPosition, month: number): void;
  /** Takes the window to another floor: height of its floor above the street, metres. */
  setLevel(floor: number): void;
  /** Degrees to the right and upwards, as far as the window lets see. */
  turn(right: number, up?: number): void;
  /** Straight out, as the still does. */
  straighten(): void;
  /** Of the last frame: draws, triangles; and how many frames there were. */
  figures(): { draws: number; triangles: number; frames: number };
  dispose(): void;
}

/** Milliseconds that a turn by a button or a key takes. */
const TURNING = 260;
/** What a camera draws, metres. */
const NEAR = 0.4;
const FAR = 8_000;
/** The air takes a thing's tone as it does in drawings. */
const AIR = 1 / 560;
const HAZE = '#f3f6f7';
/** Panes are nearer than those of a model on its board, and paler. */
const PALETTE = { ...MODEL_PALETTE, glass: '#a6bdc9' };
/** Shadows are drawn within so many metres from the window. */
const SHADOWS = 170;

/**
 * Shows what is seen from a window on a canvas, in the projection of `drawView`. A frame is drawn when something has changed and at no
 * other time; a context that the browser takes away is restored with all that was shown.
 * @param model of `buildSurroundings` for this window
 * @throws Error where the browser has no WebGL
 */
export function createWindowViewer(
  canvas: HTMLCanvasElement,
  model: Model,
  window: SceneWindow,
  options: WindowViewerOptions,
): WindowViewer {
  const scene = new Scene();
  const inside = new Scene();
  const camera = new PerspectiveCamera();
  const surfaces = createSurfaces(model);
  const lines = createLines(model);
  const trees = createTrees(model.crowns);
  const sky = createSky();
  const room = createRoom();
  const around = {
    ...{ x0: window.x - SHADOWS, x1: window.x + SHADOWS, z0: 0 },
    ...{ y0: window.y - SHADOWS, y1: window.y + SHADOWS, z1: 0 },
  };
  const sunlight = createSunlight({ board: around, top: model.top });
  scene.add(sky, ...surfaces.meshes, ...lines.all, ...trees.all, ...sunlight.all);
  const haze = new FogExp2(paint(HAZE), AIR);
  scene.fog = haze;
  inside.add(room.group);
  // Nothing lies below the ground: what lies on it is drawn one over the other, however far.
  for (const mesh of surfaces.meshes) {
    const order = ['ground', 'water', 'shade'].indexOf(mesh.name);
    if (order >= 0) Object.assign(mesh, { renderOrder: order - 2 }).material.depthWrite = false;
    if (mesh.name === 'shade') mesh.material.transparent = false;
  }
  for (const part of [lines, trees]) part.paint(PALETTE);

  let { floor } = window;
  const stage = createStage(canvas, { draw, onRestored: () => sunlight.redraw() });
  const { renderer, request } = stage;
  renderer.autoClear = false;
  const { isStill } = options;
  const glide = createGlide(STRAIGHT, {
    between: lookBetween,
    duration: TURNING,
    isStill,
    request,
  });

  function draw(now: number) {
    glide.step(now);
    aim();
    renderer.clear();
    renderer.render(scene, camera);
    renderer.clearDepth();
    renderer.render(inside, camera);
    options.onDraw?.((window.facing + glide.place.aside + 360) % 360);
  }

  function aim() {
    const look = glide.place;
    const { right, top, bottom } = slopesOf(look, canvas.clientWidth / canvas.clientHeight || 1);
    const azimuth = ((window.facing + look.aside) * Math.PI) / 180;
    camera.up.set(0, 0, 1);
    camera.position.set(window.x, window.y, floor + EYES);
    camera.lookAt(window.x + Math.sin(azimuth), window.y + Math.cos(azimuth), floor + EYES);
    camera.updateMatrixWorld();
    const ends = [-right, right, top, bottom].map((slope) => slope * NEAR);
    const [left = 0, rightmost = 0, upper = 0, lower = 0] = ends;
    camera.projectionMatrix.makePerspective(left, rightmost, upper, lower, NEAR, FAR);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    sky.position.copy(camera.position);
    room.group.position.copy(camera.position);
    room.group.rotation.z = (-window.facing * Math.PI) / 180;
    room.show(window, glassAway(look, window));
  }

  /** In the dusk the haze and the sky are as dark as what lies level. */
  function setSky(sun: SunPosition) {
    sunlight.set(sun);
    const share = duskOf(sun);
    // Shade is cold.
    sky.material.color.setRGB(share ** 1.3, share ** 1.12, share);
    haze.color.copy(paint(HAZE).multiply(sky.material.color));
    scene.background = haze.color;
  }

  function setMonth(month: number) {
    trees.setSeason(isBare(month));
    surfaces.setFrozen(isFrozen(month));
    surfaces.paint(PALETTE);
  }

  const endGestures = listen(canvas, {
    // A hand takes the view along: what it draws to the right was to the left.
    turn: (right, up) => glide.go(looked(glide.goal, -right, up), false),
  });

  setSky(options.sun);
  setMonth(options.month);

  return {
    setSun(sun, month) {
      setMonth(month);
      setSky(sun);
      request();
    },
    setLevel(next) {
      floor = next;
      request();
    },
    turn: (right, up) => glide.go(looked(glide.goal, right, up), true),
    straighten: () => glide.go(STRAIGHT, true),
    figures: stage.figures,
    dispose() {
      endGestures();
      stage.dispose(scene, inside);
      sunlight.dispose();
    },
  };
}
