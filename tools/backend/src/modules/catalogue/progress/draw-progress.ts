import { layersOf, type DrawnBuilding, type LayerState } from './progress-layers.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { PictureRow } from '../../media/to-picture.ts';
import { progressPicture } from './to-progress.ts';

/** Colours of the layers that cover the picture: ground, lines, their width. */
const LAYERS: readonly (readonly [LayerState, fill: string, stroke: string])[] = [
  ['sketch', 'fill="#eef2f4" fill-opacity=".94"', 'stroke="#7c8a93" stroke-width="1.2"'],
  ['frame', 'fill="#a9b2b6" fill-opacity=".72"', 'stroke="#4c5b65" stroke-width="2.5"'],
];

/**
 * Draws what is not built yet, to be laid over the picture of the complex.
 * @param month `2026-11`
 * @returns `null` where nothing is told of the month, or no picture shows the buildings
 */
export function drawProgress(snapshot: Snapshot, vendor: string, month: string): string | null {
  const told = snapshot.content.progress.get(vendor)?.find((one) => one.month.startsWith(month));
  const picture = progressPicture(snapshot, vendor);
  if (!told || !picture) return null;
  const { shapes, lines } = layersOf(drawnBuildings(snapshot, picture), told.works);
  const { width, height } = picture;
  const masks = LAYERS.map(
    ([layer]) =>
      `<mask id="${layer}" maskUnits="userSpaceOnUse" width="${width}" height="${height}">${shapes
        .map(({ path, state }) => `<path d="${path}" fill="${state === layer ? '#fff' : '#000'}"/>`)
        .join('')}</mask>`,
  );
  const layers = LAYERS.map(
    ([layer, fill, stroke]) =>
      `<g mask="url(#${layer})"><rect width="${width}" height="${height}" ${fill}/><use href="#lines" ${stroke}/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><path id="lines" fill="none" d="${lines}"/>${masks.join('')}</defs>${layers.join('')}</svg>`;
}

/** The buildings of a picture, far to near. */
function drawnBuildings(
  { buildings }: Snapshot,
  { vendor, outlines }: PictureRow,
): DrawnBuilding[] {
  const subvendors = new Map(
    buildings
      .filter((building) => building.vendor === vendor)
      .map(({ label, subvendor }) => [label, subvendor]),
  );
  return (outlines?.buildings ?? []).flatMap(({ building, points }) => {
    const subvendor = subvendors.get(building);
    if (!subvendor) return [];
    return {
      subvendor,
      outline: points,
      floors: (outlines?.floors ?? []).filter((one) => one.building === building),
    };
  });
}
