import { Map as MaplibreMap, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import { ATTRIBUTION } from '../core/constants.ts';
import type { CreateEngine } from '../core/engine.ts';
import { adapterOf, boxOf, glOptions, paddingWithin, within } from '../core/gl-engine.ts';
import { attributionOf, fillStyle, firstFamily } from '../core/style.ts';

/** Words that the engine itself shows or says. */
const locale = {
  'Map.Title': 'Карта',
  'CooperativeGesturesHandler.WindowsHelpText':
    'Чтобы изменить масштаб, прокручивайте с клавишей Ctrl',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы изменить масштаб, прокручивайте с клавишей ⌘',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
};

/** Milliseconds for an own tile server; the bundled style waits for slow graphics as long as it takes. */
const TIMEOUT_MS = 12_000;

/** Draws the bundled style, or that of an own server, with MapLibre GL; import it only when the map is near. */
export const createMaplibre: CreateEngine = async (
  element,
  { base, settings: { styleUrl }, bounds, padding, closest, onError },
) => {
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const map = new MaplibreMap({
    ...glOptions,
    container: element,
    style: styleUrl ?? (await loadStyle(new URL(base, location.href).href, element)),
    bounds: boxOf(bounds),
    fitBoundsOptions: { padding: paddingWithin(element, padding()), maxZoom: closest },
    locale,
    maxZoom: styleUrl ? 18 : 15,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  try {
    await (styleUrl ? within(firstPicture(map), TIMEOUT_MS) : firstPicture(map));
  } catch (error) {
    map.remove();
    throw error;
  }
  map.on('error', ({ error }) => onError(new Error(error.message)));
  const { sources } = map.getStyle();
  const credits = Object.keys(sources).map((id) => map.getSource(id)?.attribution);
  return adapterOf(map, attributionOf(credits, ATTRIBUTION));
};

async function loadStyle(address: string, element: HTMLElement): Promise<StyleSpecification> {
  const base = address.replace(/\/$/, '');
  const response = await fetch(`${base}/style.json`);
  if (!response.ok) throw new Error(`The style of the map answered ${response.status}`);
  const font = firstFamily(getComputedStyle(element).fontFamily);
  return JSON.parse(fillStyle(await response.text(), { base, font }));
}

function firstPicture(map: MaplibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
}
