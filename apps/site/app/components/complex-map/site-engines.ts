import { mapbox } from '@m30/map/mapbox';
import { maplibre } from '@m30/map/maplibre';
import { browserApi } from '@m30/shell/browser';

/** What draws this site's maps, the wanted first. */
export const mapEngines = [mapbox, maplibre];

/** What the engines draw with, from this site's API. */
export const mapSettings = () => browserApi.get('Map.GetConfig', {});
