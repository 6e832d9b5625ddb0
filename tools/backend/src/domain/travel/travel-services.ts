import { createMapbox } from '../../adapters/travel/mapbox.ts';
import { createOsrm } from '../../adapters/travel/osrm.ts';
import { openEmbedded } from '../../adapters/travel/embedded.ts';
import { pausing } from '../../adapters/travel/pausing.ts';
import type { CoreServices } from '../../core/services.ts';
import type { Catalogue } from '../objects/catalogue.ts';
import { createTravel, type Travel } from './travel.ts';

/** What travel adds to the services. */
export interface TravelServices {
  readonly travel: Travel;
}

/** Makes addresses and ways from what is configured; the embedded map stands behind all of it. */
export function createTravelServices(
  { config, clock, log }: Pick<CoreServices, 'config' | 'clock' | 'log'>,
  catalogue: Catalogue,
): TravelServices {
  const embedded = openEmbedded();
  const mapbox = config.map.token
    ? pausing(createMapbox({ token: config.map.token, origin: config.publicOrigin }), clock)
    : null;
  const osrm = config.map.osrmUrl ? pausing(createOsrm(config.map.osrmUrl), clock) : null;
  return {
    travel: createTravel({
      geocoders: [...(mapbox ? [mapbox] : []), embedded.geocoder],
      routers: [...(osrm ? [osrm] : []), ...(mapbox ? [mapbox] : []), embedded.router],
      roads: embedded.roads,
      complexes: () =>
        new Map(catalogue.snapshot.complexes.map(({ vendor, lat, lon }) => [vendor, [lat, lon]])),
      onAway: (error) => log.warn({ err: error }, 'a travel service did not answer'),
    }),
  };
}
