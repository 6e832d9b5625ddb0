import { BackSide, BufferAttribute, Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { mix, PALETTE } from '../core/picture/palette.ts';

/** Within what the camera draws, metres. */
const RADIUS = 3_000;
/** Slope at which the sky has the colour of the zenith, as drawings have it. */
const FULL = 2.2;

/** The sky of a drawing: palest at the horizon. */
export function createSky(): Mesh<SphereGeometry, MeshBasicMaterial> {
  const geometry = new SphereGeometry(RADIUS, 24, 48).rotateX(Math.PI / 2);
  const places = geometry.getAttribute('position');
  const colours = new Float32Array(places.count * 3);
  for (let at = 0; at < places.count; at += 1) {
    const rise = Math.asin(places.getZ(at) / RADIUS);
    const colour = mix(PALETTE.horizon, PALETTE.zenith, Math.min(1, Math.max(0, rise * FULL)));
    colours.set(
      colour.map((one) => one / 255),
      at * 3,
    );
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  const sky = new Mesh(
    geometry,
    new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, depthWrite: false }),
  );
  sky.renderOrder = -3;
  sky.frustumCulled = false;
  return sky;
}
