import type { ResultOf } from '@m30/api/client';
import { ObjectsMap, type MapSpots } from '@m30/map';
import { browserApi } from '@m30/shell/browser';
import { useEffect, useState, type ReactNode } from 'react';
import { mapEngines, mapSettings } from './site-engines.ts';
import { siteTravel } from './site-travel.ts';

export interface LateMapProps {
  /** Alias of the complex in the middle; the whole city without one. */
  vendor?: string | undefined;
  /** Alias of the sales office; the first without one. */
  office?: string | undefined;
  /**
   * Tab that is open first.
   * @default 'objects'
   */
  tab?: 'objects' | 'office' | undefined;
}

/** The map as soon as its data is here; until then, and where it does not come, the static part. */
export default function LateMap({
  vendor,
  office,
  tab,
  fallback,
}: LateMapProps & { fallback: ReactNode }) {
  const [map, setMap] = useState<ResultOf<'Map.GetMap'> | null>(null);
  const spots = useSpots(vendor);
  useEffect(() => {
    const asking = new AbortController();
    const input = { ...(vendor && { vendor }), ...(office && { office }) };
    browserApi
      .get('Map.GetMap', input, { signal: asking.signal })
      .then(setMap, (error: unknown) => {
        if (!asking.signal.aborted) console.warn(error);
      });
    return () => asking.abort();
  }, [vendor, office]);

  if (!map || !spots) return fallback;
  return (
    <ObjectsMap
      map={map}
      own={vendor}
      tab={tab}
      travel={siteTravel}
      spots={spots}
      engines={mapEngines}
      settings={mapSettings}
      onError={(error) => console.warn(error)}
    />
  );
}

/** A map without places around its objects. */
const NO_SPOTS: MapSpots = { title: '', places: [] };

/**
 * Places around a complex; none without one, and where they cannot be had: the map goes without them. `null` while they are asked for.
 * Their words are code of their own: the map of the whole city stands on the home page and has none.
 */
function useSpots(vendor: string | undefined): MapSpots | null {
  const [spots, setSpots] = useState<MapSpots | null>(vendor ? null : NO_SPOTS);
  useEffect(() => {
    if (!vendor) return;
    const asking = new AbortController();
    Promise.all([
      browserApi.get('Map.GetNearby', { vendor }, { signal: asking.signal }),
      import('./spots-of.ts'),
    ]).then(
      ([{ places }, { spotsOf }]) => setSpots(spotsOf(places)),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.warn(error);
        setSpots(NO_SPOTS);
      },
    );
    return () => asking.abort();
  }, [vendor]);
  return spots;
}
