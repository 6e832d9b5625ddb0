import * as v from 'valibot';
import type { Geocoder, Place, Router } from './types.ts';
import { askJson, type AskOptions } from './ask-json.ts';
import { lonLat } from './osrm.ts';
import { toWay, WaysSchema } from './way-schema.ts';

const HOST = 'https://api.mapbox.com';

/** Saint Petersburg and its region, west, south, east, north. */
const REGION = '28,58.9,33.6,61.2';
const CENTRE = '30.3158,59.939';

const FeaturesSchema = v.object({
  features: v.array(
    v.object({
      properties: v.object({
        name: v.string(),
        place_formatted: v.optional(v.string(), ''),
        feature_type: v.string(),
        coordinates: v.object({ longitude: v.number(), latitude: v.number() }),
        match_code: v.optional(v.object({ confidence: v.string() })),
      }),
    }),
  ),
});

/**
 * Addresses by Mapbox Geocoding v6 and ways with the traffic of now by Directions v5. Nothing is cached:
 * geocoding results are for one use only (terms of the service).
 * @param origin of the site, for tokens that are limited to it
 */
export function createMapbox(
  { token, origin }: { token: string; origin: string },
  options: AskOptions = {},
): Geocoder & Router {
  const asking: AskOptions = { ...options, headers: { referer: `${origin}/` } };

  async function forward(text: string, more: Record<string, string>): Promise<Match[]> {
    const url = new URL(`${HOST}/search/geocode/v6/forward`);
    url.search = new URLSearchParams({
      // The service reads «;» as a list of addresses.
      q: text.replaceAll(';', ' ').slice(0, 200),
      ...{ country: 'ru', language: 'ru', bbox: REGION, proximity: CENTRE, ...more },
      access_token: token,
    }).toString();
    const { features } = await askJson(url, FeaturesSchema, asking);
    return features.map(toMatch);
  }

  return {
    async suggest(text) {
      const matches = await forward(text, { autocomplete: 'true', limit: '6' });
      return matches.map(({ place }) => place);
    },
    async find(text) {
      const matches = await forward(text, { autocomplete: 'false', limit: '1' });
      return matches.find(({ sure }) => sure)?.place ?? null;
    },
    async route(from, to) {
      const path = `/directions/v5/mapbox/driving-traffic/${lonLat(from)};${lonLat(to)}`;
      const url = new URL(`${HOST}${path}`);
      url.search = new URLSearchParams({
        ...{ overview: 'simplified', geometries: 'geojson', alternatives: 'false' },
        access_token: token,
      }).toString();
      return toWay(await askJson(url, WaysSchema, asking), { estimate: false });
    },
  };
}

interface Match {
  place: Place;
  /** Good enough to travel to. */
  sure: boolean;
}

function toMatch({
  properties: { name, place_formatted, feature_type, coordinates, match_code },
}: v.InferOutput<typeof FeaturesSchema>['features'][number]): Match {
  return {
    place: {
      label: name,
      note: place_formatted,
      coordinate: [coordinates.latitude, coordinates.longitude],
      exact: feature_type === 'address',
    },
    sure: match_code?.confidence !== 'low',
  };
}
