import { createMapbox } from '../../../adapters/travel/mapbox.ts';
import { createOsrm } from '../../../adapters/travel/osrm.ts';
import { openWays } from '../../../adapters/commute/open-ways.ts';
import { openEmbedded } from '../../../adapters/travel/embedded.ts';
import { once } from '../../../adapters/travel/once.ts';
import { geocoderWithBreaker, routerWithBreaker } from '../../../adapters/travel/with-breaker.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { createTravel, type Travel } from './travel.ts';
import type { Geocoder, Router } from '../../../adapters/travel/types.ts';

/** A visitor waits for them: one failure is enough. */
const HASTY = { failures: 1 };

/**
 * Makes addresses and ways from what is configured; the embedded map stands behind all of it.
 * @param snapshot the catalogue as it is now
 */
export function openTravel(
  { config, breakerOf, log }: Pick<Services, 'config' | 'breakerOf' | 'log'>,
  snapshot: () => Pick<Snapshot, 'complexes'>,
): Travel {
  const embedded = openEmbedded();
  const mapbox = config.map.token
    ? mapboxWithBreaker(createMapbox({ token: config.map.token, origin: config.publicOrigin }))
    : null;
  const osrm = config.map.osrmUrl
    ? routerWithBreaker(createOsrm(config.map.osrmUrl), breakerOf('osrm', HASTY))
    : null;
  return createTravel({
    geocoders: [...(mapbox ? [mapbox] : []), embedded.geocoder],
    routers: [...(osrm ? [osrm] : []), ...(mapbox ? [mapbox] : []), embedded.router],
    roads: embedded.roads,
    ways: once(() => openWays()),
    nameOf: embedded.geocoder.nameOf,
    complexes: () =>
      new Map(snapshot().complexes.map(({ vendor, lat, lon }) => [vendor, [lat, lon]])),
    onAway: (error) => log.warn({ err: error }, 'a travel service did not answer'),
  });

  function mapboxWithBreaker(service: Geocoder & Router): Geocoder & Router {
    const breaker = breakerOf('mapbox', HASTY);
    return { ...geocoderWithBreaker(service, breaker), ...routerWithBreaker(service, breaker) };
  }
}
