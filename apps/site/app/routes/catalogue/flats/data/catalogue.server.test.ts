import { describe, expect, test, vi } from 'vitest';
import type { Api } from '@m30/api/client';
import { facets } from '../catalogue.fixture.ts';
import { loadCatalogue } from './catalogue.server.ts';

const programme = {
  ...{ name: 'Семейная ипотека', disclaimer: '' },
  ...{ rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 },
};
const answers: Record<string, (input: { page?: number }, total: number) => object> = {
  'Objects.GetLots': ({ page = 1 }, total) => ({ total, page, pageSize: 24, lots: [] }),
  'Objects.GetPlans': (_, total) => ({
    total,
    plans: [{ id: 'e2-48', complexes: [{ vendor: 'kanal', count: 7, priceFrom: 900_000_000 }] }],
  }),
  'Map.GetNearby': () => ({
    places: [
      { vendor: 'kanal', kind: 'school', name: 'Гимназия', minutes: 11, demo: true },
      { vendor: 'sosny', kind: 'clinic', name: 'Амбулатория', minutes: 22, demo: true },
    ],
  }),
  'Objects.GetChess': () => ({
    complexName: 'Канал 9',
    sections: [
      { number: 1, floors: [{ floor: 4, cells: [null, { url: '/obekty/kanal/korpus-2/k2-23' }] }] },
    ],
  }),
  'Objects.GetCatalog': () => ({
    complexes: [
      { vendor: 'kanal', name: 'Канал 9', place: 'Обводный канал', coordinate: [59.9, 30.3] },
      { vendor: 'sosny', name: 'Сосны', place: 'Репино', coordinate: [60.1, 29.8] },
    ],
  }),
};

function load(search: string, total = 60) {
  const get = vi.fn(async (name: string, input: { page?: number }) => ({
    facets,
    relaxations: [],
    programme,
    ...answers[name]?.(input, total),
  }));
  const url = new URL(`/katalog${search}`, 'http://localhost');
  return { get, found: loadCatalogue({ get, post: get } as unknown as Api, url) };
}

async function redirectOf(promise: Promise<unknown>) {
  const answer = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer.headers.get('location') : undefined;
}

test('asks the API only for what it understands', async () => {
  const { get, found } = load('?rooms=2&colour=red');
  expect((await found).state.refused).toEqual([{ key: 'colour', value: 'red' }]);
  expect(get).toHaveBeenCalledExactlyOnceWith('Objects.GetLots', { rooms: ['2'] });
});

test.each([
  ['?rooms=studio&rooms=1&priceFrom=&priceTo=8+000+000', '/katalog?rooms=studio,1&priceTo=8000000'],
  ['?page=9', '/katalog?page=3'],
])('sends %s to %s', async (search, address) => {
  expect(await redirectOf(load(search).found)).toBe(address);
});

test.each(['', '?rooms=studio,1', '?utm_source=ya&rooms=', '?colour=red'])(
  'answers «%s» where it stands',
  async (search) => {
    expect(await redirectOf(load(search).found)).toBeUndefined();
  },
);

describe('views', () => {
  test('keep the filters and begin with the first page', async () => {
    const { hrefs } = await load('?rooms=2&sort=area&page=2').found;
    expect(hrefs.views).toEqual({
      cards: '/katalog?rooms=2&sort=area',
      list: '/katalog?rooms=2&sort=area&view=list',
      plans: '/katalog?rooms=2&sort=area&view=plans',
      chess: '/katalog?rooms=2&sort=area&view=chess',
      map: '/katalog?rooms=2&sort=area&view=map',
    });
    expect(hrefs.page).toBe('/katalog?rooms=2&sort=area&page={page}');
    expect(hrefs.filters).toBe('/katalog/filtry?rooms=2&sort=area&page=2');
  });

  test.each([
    ['?rooms=2&sort=area', '/katalog?rooms=2'],
    ['?rooms=2&page=2', '/katalog?rooms=2&page=2'],
    ['?page=2&view=list', '/katalog'],
  ])('of %s the canonical address is %s', async (search, path) => {
    expect((await load(search).found).seo.path).toBe(path);
  });

  test('of flat types lead to the flats of each', async () => {
    const { found } = await load('?rooms=2&view=plans').found;
    expect(found).toMatchObject({
      view: 'plans',
      plans: [{ href: '/katalog?rooms=2&plan=e2-48' }],
    });
  });

  test('on the map have complexes with flats alone, counted', async () => {
    const { found } = await load('?rooms=2&view=map').found;
    expect(found).toMatchObject({
      places: [
        {
          ...{ vendor: 'kanal', count: 7, href: '/katalog?complex=kanal&rooms=2' },
          nearby: [{ name: 'Гимназия' }],
        },
      ],
      asksNearby: false,
    });
    const wanted = await load('?school=15&view=map').found;
    expect(wanted.found).toMatchObject({ asksNearby: true });
  });

  test('as chessboards show every building of the complex that is chosen, or one of them', async () => {
    const whole = load('?complex=kanal&view=chess');
    const { found } = await whole.found;
    expect(found).toMatchObject({ boards: [{ complexName: 'Канал 9' }, {}] });
    for (const subvendor of ['korpus-1', 'korpus-2'])
      expect(whole.get).toHaveBeenCalledWith('Objects.GetChess', {
        ...{ vendor: 'kanal', subvendor },
        complex: ['kanal'],
      });
    const chosen = load('?complex=kanal&building=korpus-2&rooms=2&view=chess');
    expect(await chosen.found).toMatchObject({
      found: {
        boards: [{ complexName: 'Канал 9' }],
        buildings: [
          { label: 'Корпус 1', current: false },
          { label: 'Корпус 2', current: true, href: expect.stringContaining('building=korpus-2') },
        ],
      },
    });
    expect(chosen.get).toHaveBeenCalledWith('Objects.GetChess', {
      vendor: 'kanal',
      subvendor: 'korpus-2',
      complex: ['kanal'],
      building: ['korpus-2'],
      rooms: ['2'],
    });
  });

  test.each([
    ['?payTo=90000&term=15&view=chess', '/obekty/kanal/korpus-2/k2-23?term=15'],
    ['?payTo=90000&view=chess', '/obekty/kanal/korpus-2/k2-23'],
  ])('as chessboards lead to flats by the terms of %s', async (search, url) => {
    const { found } = await load(search).found;
    const cells = [null, { url }];
    expect('boards' in found && found.boards[0]?.sections[0]?.floors).toEqual([
      { floor: 4, cells },
    ]);
  });

  test('as chessboards show the complex with most of the flats, where none is chosen', async () => {
    const all = load('?view=chess');
    const [most] = facets.complex.toSorted((one, other) => other.count - one.count);
    expect(await all.found).toMatchObject({
      found: { complexes: facets.complex.map((one) => ({ current: one === most })) },
    });
    const vendor = most?.value;
    expect(all.get).toHaveBeenCalledWith('Objects.GetChess', expect.objectContaining({ vendor }));
    expect(all.get).toHaveBeenCalledWith('Objects.GetFilter', { complex: [vendor] });
  });

  test('as a chessboard count a complex whole, whichever of its buildings is chosen', async () => {
    const { found, get } = load('?complex=kanal&building=korpus-2&rooms=2&view=chess');
    const whole = { ...facets, complex: facets.complex.map((one) => ({ ...one, count: 249 })) };
    const answer = get.getMockImplementation();
    get.mockImplementation(
      async (name, input) =>
        ({
          ...(await answer?.(name, input)),
          ...(name === 'Objects.GetFilter' && { facets: whole }),
        }) as never,
    );
    const { complexes } = (await found).found as { complexes: { count: number }[] };
    expect(complexes.map(({ count }) => count)).toEqual(whole.complex.map(() => 249));
    expect(get).toHaveBeenCalledWith('Objects.GetFilter', { complex: ['kanal'], rooms: ['2'] });
  });
});
