import { Map as MapboxMap } from 'mapbox-gl';
import { ATTRIBUTION } from '../core/constants.ts';
import type { CreateEngine } from '../core/engine.ts';
import { adapterOf, boxOf, glOptions, paddingWithin, within } from '../core/gl-engine.ts';
import './mapbox.vendor.css';

/** A quiet style, over which markers are seen. */
const STYLE = 'mapbox://styles/mapbox/light-v11';

/** Milliseconds after which the service counts as silent. */
const TIMEOUT_MS = 12_000;

const locale = {
  'ScrollZoomBlocker.CtrlMessage': 'Чтобы изменить масштаб, прокручивайте с клавишей Ctrl',
  'ScrollZoomBlocker.CmdMessage': 'Чтобы изменить масштаб, прокручивайте с клавишей ⌘',
  'TouchPanBlocker.Message': 'Двигайте карту двумя пальцами',
  'Map.Title': 'Карта',
};

/** Draws with Mapbox GL, for which the host has a token; import it only when the map is near. */
export const createMapbox: CreateEngine = async (
  element,
  { settings: { token }, bounds, padding, closest, onError, onLost },
) => {
  if (!token) throw new Error('Mapbox needs a token');
  const map = new MapboxMap({
    ...glOptions,
    container: element,
    accessToken: token,
    style: STYLE,
    language: 'ru',
    bounds: boxOf(bounds),
    fitBoundsOptions: { padding: paddingWithin(element, padding()), maxZoom: closest },
    locale,
    maxZoom: 18,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let standing = false;
  const first = new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    map.on('error', ({ error }) => {
      // With a refused token the engine goes on with an empty canvas.
      if (!standing) return reject(error);
      if (isRefusal(error)) onLost(error);
      else onError(error);
    });
  });
  try {
    await within(first, TIMEOUT_MS);
  } catch (error) {
    map.remove();
    throw error;
  }
  standing = true;
  return adapterOf(map, `© Mapbox, ${ATTRIBUTION}`);
};

const isRefusal = (error: Error) =>
  'status' in error && (error.status === 401 || error.status === 403);
