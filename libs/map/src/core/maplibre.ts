import { Map as MaplibreMap, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl';
import { ANIMATION, ZOOM } from './constants.ts';
import type { CreateEngine, MapEngine } from './engine.ts';
import type { Bounds } from './projection.ts';
import { fillStyle, firstFamily } from './style.ts';

/** Words that the engine itself shows or says. */
const locale = {
  'Map.Title': 'Карта',
  'CooperativeGesturesHandler.WindowsHelpText':
    'Чтобы изменить масштаб, прокручивайте с клавишей Ctrl',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы изменить масштаб, прокручивайте с клавишей ⌘',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
};

/** Draws the bundled style with MapLibre GL; import this module only when the map is near. */
export const createMaplibre: CreateEngine = async (element, { base, bounds, padding, onError }) => {
  if (!document.createElement('canvas').getContext('webgl2')) {
    throw new Error('WebGL 2 is not available');
  }
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const map = new MaplibreMap({
    container: element,
    style: await loadStyle(new URL(base, location.href).href.replace(/\/$/, ''), element),
    bounds: boxOf(bounds),
    fitBoundsOptions: { padding, maxZoom: ZOOM },
    locale,
    minZoom: 7,
    maxZoom: 15,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  try {
    await firstPicture(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  map.on('error', ({ error }) => onError(new Error(error.message)));
  return adapterOf(map);
};

async function loadStyle(base: string, element: HTMLElement) {
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

function adapterOf(map: MaplibreMap): MapEngine {
  return {
    project: ([latitude, longitude]) => map.project([longitude, latitude]),
    edges: () => ({ west: map.getBounds().getWest(), east: map.getBounds().getEast() }),
    fit: (bounds, padding, { animate }) =>
      map.fitBounds(boxOf(bounds), { padding, maxZoom: ZOOM, duration: animate ? ANIMATION : 0 }),
    // An offset, because a padding would stay with the map and add to the next one.
    centre: ([latitude, longitude], { top, right, bottom, left }) =>
      map.easeTo({
        center: [longitude, latitude],
        zoom: Math.max(ZOOM, map.getZoom()),
        offset: [(left - right) / 2, (top - bottom) / 2],
        duration: ANIMATION,
      }),
    zoomBy: (step) => map.zoomTo(Math.round(map.getZoom() + step), { duration: ANIMATION }),
    onMove: (listener) => {
      map.on('move', listener);
      map.on('resize', listener);
      return () => {
        map.off('move', listener);
        map.off('resize', listener);
      };
    },
    destroy: () => map.remove(),
  };
}

const boxOf = ({ west, south, east, north }: Bounds): LngLatBoundsLike => [
  [west, south],
  [east, north],
];
