import type { ResultOf } from '@m30/api/client';
import { ObjectsMap } from '@m30/map';
import { browserApi } from '@m30/shell/browser';
import { useEffect, useState, type ReactNode } from 'react';
import { mapEngines, mapSettings } from './site-engines.ts';
import { spotsOf, type NearbyPlace } from './spots-of.ts';
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
  const nearby = useNearby(vendor);
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

  if (!map || !nearby) return fallback;
  return (
    <ObjectsMap
      map={map}
      own={vendor}
      tab={tab}
      travel={siteTravel}
      spots={spotsOf(nearby)}
      engines={mapEngines}
      settings={mapSettings}
      onError={(error) => console.warn(error)}
    />
  );
}

/** Places around a complex; none without one, and where they cannot be had: the map goes without them. `null` while they are asked for. */
function useNearby(vendor: string | undefined): readonly NearbyPlace[] | null {
  const [places, setPlaces] = useState<readonly NearbyPlace[] | null>(vendor ? null : []);
  useEffect(() => {
    if (!vendor) return;
    const asking = new AbortController();
    browserApi.get('Map.GetNearby', { vendor }, { signal: asking.signal }).then(
      (answer) => setPlaces(answer.places),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        console.warn(error);
        setPlaces([]);
      },
    );
    return () => asking.abort();
  }, [vendor]);
  return places;
}
