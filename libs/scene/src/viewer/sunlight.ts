import { DirectionalLight, HemisphereLight } from 'three';
import { modelLight } from '../core/model/model-light.ts';
import type { Model } from '../core/model/model.ts';
import { sunRay } from '../core/picture/shadow.ts';
import type { SunPosition } from '../core/sun/sun-year.ts';

/** Side of the shadow's picture, pixels. */
const SHADOW = 2048;
/** The sun stands so far away, metres: beyond every neighbour. */
const FAR = 900;

/**
 * Sun and sky of a model. A sun below the horizon throws no shadow.
 * @param place what is shown with its shadows
 */
export function createSunlight({ board, top }: Pick<Model, 'board' | 'top'>) {
  const sky = new HemisphereLight();
  sky.position.set(0, 0, 1);
  const sun = new DirectionalLight();
  const middle = [(board.x0 + board.x1) / 2, (board.y0 + board.y1) / 2] as const;
  const radius = Math.hypot(board.x1 - board.x0, board.y1 - board.y0, top) / 2;
  sun.target.position.set(...middle, top / 3);
  const { camera } = sun.shadow;
  Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius });
  Object.assign(camera, { near: 1, far: FAR + radius });
  camera.up.set(0, 0, 1);
  camera.updateProjectionMatrix();
  sun.shadow.mapSize.set(SHADOW, SHADOW);
  sun.shadow.radius = 2.5;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.06;
  sun.shadow.autoUpdate = false;
  return {
    all: [sky, sun, sun.target],
    set(position: SunPosition) {
      const light = modelLight(position);
      // A renderer divides what falls on paper by π.
      sky.color.setRGB(...light.sky);
      sky.groundColor.setRGB(...light.ground);
      sky.intensity = Math.PI;
      sun.color.setRGB(...light.sun);
      sun.intensity = position.altitude > 0 ? Math.PI : 0;
      sun.castShadow = position.altitude > 0;
      const [east, north, up] = sunRay({ ...position, altitude: Math.max(position.altitude, 1) });
      const { x, y, z } = sun.target.position;
      sun.position.set(x + east * FAR, y + north * FAR, z + up * FAR);
      sun.shadow.needsUpdate = true;
    },
    redraw: () => {
      sun.shadow.needsUpdate = true;
    },
    dispose: () => sun.dispose(),
  };
}
