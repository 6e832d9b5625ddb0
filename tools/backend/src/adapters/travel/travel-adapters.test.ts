import { describe, expect, it, test, vi } from 'vitest';
import { createTravel } from '../../modules/catalogue/travel/travel.ts';
import { TravelError, type Geocoder, type Router } from './types.ts';
import { openWays } from '../commute/open-ways.ts';
import { openEmbedded } from './embedded.ts';
import { createMapbox } from './mapbox.ts';
import { createOsrm } from './osrm.ts';
import { createMetrics } from '../../kernel/observability/metrics.ts';
import { createBreakers } from '../../kernel/observability/breaker.ts';
import { routerWithBreaker } from './with-breaker.ts';

const KANAL = [59.911, 30.356] as const;
const CENTRE = [59.939, 30.3158] as const;

/** A service on the network that answers once and keeps what it was asked. */
function fake(body: unknown, status = 200) {
  const asked: { url: URL; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push({ url: new URL(String(input)), headers: new Headers(init?.headers) });
    if (body instanceof Error) return Promise.reject(body);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  };
  return { fetch, asked };
}

const ways = {
  code: 'Ok',
  routes: [
    {
      distance: 5120.4,
      duration: 840.2,
      geometry: {
        coordinates: [
          [30.356, 59.911],
          [30.3158, 59.939],
        ],
      },
    },
  ],
  waypoints: [{ distance: 12 }, { distance: 3 }],
};
const way = { metres: 5120, seconds: 840.2, line: [KANAL, CENTRE] };

const feature = (confidence: string, feature_type = 'address') => ({
  features: [
    {
      properties: {
        name: 'Невский проспект, 28',
        place_formatted: 'Санкт-Петербург, Россия',
        feature_type,
        coordinates: { longitude: 30.3258, latitude: 59.9357 },
        match_code: { confidence },
      },
    },
  ],
});

describe('OSRM', () => {
  it('is asked for one way and knows no traffic', async () => {
    const { fetch, asked } = fake(ways);
    const answer = await createOsrm('https://osrm.example', { fetch }).route(KANAL, CENTRE);
    expect(answer).toEqual({ ...way, estimate: true });
    expect(String(asked[0]?.url)).toBe(
      'https://osrm.example/route/v1/driving/30.356000,59.911000;30.315800,59.939000?overview=simplified&geometries=geojson&alternatives=false',
    );
  });

  test.each([
    ['no road', { code: 'NoRoute', message: 'Impossible' }, 400, 'too-far'],
    ['a road far off', { ...ways, waypoints: [{ distance: 40_000 }] }, 200, 'too-far'],
    ['a wrong request', { code: 'InvalidUrl' }, 400, 'away'],
    ['a page', '<html>', 200, 'away'],
    ['an overload', ways, 503, 'away'],
    ['no answer', new TypeError('fetch failed'), 200, 'away'],
  ])('%s is told apart', async (_, body, status, problem) => {
    const { fetch } = fake(body, status);
    const asked = createOsrm('https://osrm.example', { fetch }).route(KANAL, CENTRE);
    await expect(asked).rejects.toMatchObject({ problem });
  });

  it('that is slow is given up', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const asked = createOsrm('https://osrm.example', { fetch, timeout: 20 }).route(KANAL, CENTRE);
    await expect(asked).rejects.toMatchObject({ problem: 'away' });
  });
});

describe('Mapbox', () => {
  const mapbox = (fetch: typeof globalThis.fetch) =>
    createMapbox({ token: 'pk.secret', origin: 'https://site.example' }, { fetch });

  it('is asked for addresses of the region, by the site it serves', async () => {
    const { fetch, asked } = fake(feature('exact'));
    expect(await mapbox(fetch).suggest('невский; 28')).toEqual([
      {
        label: 'Невский проспект, 28',
        note: 'Санкт-Петербург, Россия',
        coordinate: [59.9357, 30.3258],
        exact: true,
      },
    ]);
    expect(asked[0]?.url.pathname).toBe('/search/geocode/v6/forward');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'невский  28',
      language: 'ru',
      country: 'ru',
      autocomplete: 'true',
      access_token: 'pk.secret',
    });
    expect(asked[0]?.headers.get('referer')).toBe('https://site.example/');
  });

  test.each([
    ['exact', true],
    ['high', true],
    ['low', false],
  ])('a match of %s confidence is a place: %s', async (confidence, found) => {
    const { fetch } = fake(feature(confidence));
    expect((await mapbox(fetch).find('Невский, 28')) !== null).toBe(found);
  });

  it('gives the way with the traffic of now', async () => {
    const { fetch, asked } = fake(ways);
    expect(await mapbox(fetch).route(KANAL, CENTRE)).toEqual({ ...way, estimate: false });
    expect(asked[0]?.url.pathname).toContain('/directions/v5/mapbox/driving-traffic/30.356000,');
  });

  it('that refuses the token is away, and the token is not told', async () => {
    const { fetch } = fake({ message: 'Not Authorized - Invalid Token' }, 401);
    const error = await mapbox(fetch)
      .find('Невский')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: 'away', message: 'api.mapbox.com: answered 401' });
    expect(String(error)).not.toContain('pk.');
  });
});

describe('travel', () => {
  const away: Geocoder & Router = {
    suggest: () => Promise.reject(new TravelError('away')),
    find: () => Promise.reject(new TravelError('away')),
    route: () => Promise.reject(new TravelError('away')),
  };
  const { geocoder, router, roads } = openEmbedded();
  const ways = () => openWays();
  const onAway = vi.fn();
  const complexes = () => new Map([['kanal', KANAL]]);
  const travel = createTravel({
    ...{ geocoders: [away, geocoder], routers: [away, router], roads, ways, complexes, onAway },
    nameOf: geocoder.nameOf,
  });

  it('steps over a service that does not answer, and tells of it', async () => {
    onAway.mockClear();
    const place = await travel.find('Дворцовая площадь');
    expect(place.label).toBe('Дворцовая площадь');
    expect(await travel.suggest('дворцовая')).not.toEqual([]);
    expect(await travel.route(KANAL, place.coordinate)).toMatchObject({ estimate: true });
    expect(onAway).toHaveBeenCalledTimes(3);
  });

  it('does not say that an address is not there when one who may know is away', async () => {
    await expect(travel.find('Улица Которой Нет')).rejects.toMatchObject({ problem: 'away' });
    const alone = createTravel({
      ...{ geocoders: [geocoder], routers: [router], roads, ways, complexes, onAway },
      nameOf: geocoder.nameOf,
    });
    await expect(alone.find('Улица Которой Нет')).rejects.toMatchObject({ problem: 'not-found' });
  });

  it('tells minutes to complexes, to the ring road and to the centre', () => {
    expect(travel.minutesToComplexes(KANAL)).toEqual(new Map([['kanal', 1]]));
    const { time_cad, time_center } = travel.landmarksOf(KANAL);
    expect(time_cad).toBeGreaterThan(8);
    expect(time_center).toBeGreaterThan(6);
    expect(travel.landmarksOf([55.75, 37.62])).toEqual({ time_cad: null, time_center: null });
  });
});

const problem = (name: 'away' | 'too-far') => Promise.reject(new TravelError(name));

test('a service that failed rests for some seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const route = vi.fn<Router['route']>(() => problem('away'));
  const breaker = createBreakers(createMetrics())('osrm', { failures: 1 });
  const guarded = routerWithBreaker({ route }, breaker);
  await expect(guarded.route(KANAL, CENTRE)).rejects.toMatchObject({ problem: 'away' });
  await expect(guarded.route(KANAL, CENTRE)).rejects.toMatchObject({ problem: 'away' });
  expect(route).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 6_000);
  await expect(guarded.route(KANAL, CENTRE)).rejects.toMatchObject({ problem: 'away' });
  expect(route).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('one that finds no way is asked again', async () => {
  const route = vi.fn<Router['route']>(() => problem('too-far'));
  const breaker = createBreakers(createMetrics())('osrm', { failures: 1 });
  const guarded = routerWithBreaker({ route }, breaker);
  for (let turn = 0; turn < 2; turn++) {
    await expect(guarded.route(KANAL, CENTRE)).rejects.toMatchObject({ problem: 'too-far' });
  }
  expect(route).toHaveBeenCalledTimes(2);
});
