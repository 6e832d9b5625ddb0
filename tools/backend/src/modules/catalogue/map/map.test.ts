import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEARBY_KINDS } from '@m30/api/filters';
import type { getNearby, MethodResult } from '@m30/api';
import { openWays } from '../../../adapters/commute/open-ways.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const KANAL = [59.911, 30.356];
const route = (address: string, from: unknown = KANAL) =>
  backend.visitor().post('Map.GetRoute', { from, address });

describe('the map', () => {
  test('holds every complex once, under its section, with minutes', async () => {
    const { body } = await backend.visitor().get('Map.GetMap');
    const { markers } = body.result as {
      markers: { title: string; hidden: boolean; elements: { id: string; info: object }[] }[];
    };
    expect(markers.map(({ title }) => title)).toEqual(['Бизнес', 'Комфорт', 'За городом']);
    const elements = markers.flatMap((section) => section.elements);
    expect(new Set(elements.map(({ id }) => id)).size).toBe(8);
    for (const { info } of elements) {
      expect(info).toEqual({
        time_cad: expect.any(Number) as number,
        time_center: expect.any(Number) as number,
      });
    }
  });

  test('tells schools, kindergartens and clinics with the walk to each, and that the demo made them up', async () => {
    const { body } = await backend.visitor().get('Map.GetNearby');
    const { places } = body.result as MethodResult<typeof getNearby>;
    expect(new Set(places.map(({ vendor }) => vendor)).size).toBe(8);
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(NEARBY_KINDS));
    expect(places.every(({ demo }) => demo)).toBe(true);
    const own = await backend.visitor().get('Map.GetNearby', { vendor: 'kanal' });
    expect(own.body.result).toEqual({ places: places.filter(({ vendor }) => vendor === 'kanal') });
    expect((await backend.visitor().get('Map.GetNearby', { vendor: 'net' })).status).toBe(404);
  });

  test('puts each of them where a walk of its minutes ends', async () => {
    const { complexes } = backend.services.catalogue.snapshot;
    const ways = openWays();
    for (const { vendor, lat, lon } of complexes) {
      const walk = ways.foot([lat, lon]);
      const { body } = await backend.visitor().get('Map.GetNearby', { vendor });
      for (const place of (body.result as MethodResult<typeof getNearby>).places) {
        const minutes = (walk(place.coordinate)?.seconds ?? Infinity) / 60;
        expect(Math.abs(minutes - place.minutes), place.name).toBeLessThan(1);
      }
    }
  });

  test('of a complex has it in the middle, and the office that is asked for', async () => {
    const { body } = await backend
      .visitor()
      .get('Map.GetMap', { vendor: 'kanal', office: 'murino' });
    expect(body.result).toMatchObject({
      center: KANAL,
      office: {
        address: expect.stringContaining('Мурино') as string,
        img: { id: 'svetly-courtyard' },
      },
    });
  });

  test.each([{ vendor: 'nobody' }, { office: 'nowhere' }])('knows no %o', async (query) => {
    expect((await backend.visitor().get('Map.GetMap', query)).status).toBe(404);
  });
});

describe('a route', () => {
  test('tells minutes, what the address was taken for, and that it is an estimate', async () => {
    const { body } = await route('Дворцовая площадь');
    expect(body.result).toMatchObject({
      estimate: true,
      matched: { label: 'Дворцовая площадь', exact: false },
    });
    const { minutes, line } = body.result as { minutes: number; line: unknown[] };
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(30);
    expect(line.length).toBeGreaterThan(4);
  });

  test.each([
    ['Улица Которой Нет', KANAL, 404, /Такого адреса нет/],
    ['Дворцовая площадь', [55.75, 37.62], 422, /не доехать/],
    ['', KANAL, 400, /Заполните/],
    ['Мурино', [91, 30], 400, /Неверное место/],
  ])('to «%s» from %j is refused with %i', async (address, from, status, words) => {
    const answer = await route(address, from);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(words);
  });

  test('is not asked for without end', async () => {
    const limited = await backend.restarted({ RATE_LIMIT_TRAVEL_ADDRESS: '1/60' });
    const visitor = limited.visitor();
    expect((await visitor.post('Map.Suggest', { text: 'нев' })).status).toBe(200);
    const { status, body } = await visitor.post('Map.Suggest', { text: 'невс' });
    expect([status, body.message]).toEqual([429, expect.stringMatching(/Слишком много/)]);
  });
});

test('the browser is told of what is configured, and of nothing else', async () => {
  const config = async (environment: Record<string, string>) => {
    const other = await backend.restarted(environment);
    return (await other.visitor().get('Map.GetConfig')).body.result;
  };
  expect(await config({})).toEqual({ token: null, styleUrl: null });
  expect(
    await config({
      MAPBOX_TOKEN: 'pk.public',
      MAP_STYLE_URL: 'https://tiles.example/style.json',
      OSRM_URL: 'http://osrm.internal:5000',
    }),
  ).toEqual({ token: 'pk.public', styleUrl: 'https://tiles.example/style.json' });
});
