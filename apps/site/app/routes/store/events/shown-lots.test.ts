import { expect, test } from 'vitest';
import { lotFixture } from '../../../components/lot-card/lot-card.fixture.ts';
import { routeTable } from '../../../route-table.ts';
import { level } from '../../parking/park/park.fixture.ts';
import { toColumns } from '../../parking/park/columns.ts';
import { actionsOfPage } from './actions-of-page.ts';
import { PAGES, shownLots } from './shown-lots.ts';

const NO_QUERY = new URLSearchParams();
const flat = { name: 'Евродвухкомнатная, 48,4 м²', category: 'Квартиры/Террасы/Корпус 2' };
const shownOn = (pattern: string, data: unknown, query = NO_QUERY) =>
  actionsOfPage(shownLots(pattern, data, query));

test('every page that is read is an address of the site', () => {
  const paths = routeTable.map(({ path }) => path);
  expect(Object.keys(PAGES).filter((pattern) => !paths.includes(pattern))).toEqual([]);
});

test('a list is told with places that go on through its pages', () => {
  const lots = [lotFixture({ price: null }), lotFixture({ id: 't2-132', price: null })];
  const found = { view: 'cards', lots, page: 3, pageSize: 24, pages: 9 };
  const list = 'Каталог квартир';
  expect(shownOn('/katalog', { found })).toEqual([
    {
      impressions: [
        { id: 't2-131', ...flat, list, position: 49 },
        { id: 't2-132', ...flat, list, position: 50 },
      ],
    },
  ]);
});

test('views that draw no cards and an empty list tell nothing', () => {
  expect(shownOn('/katalog', { found: { view: 'chess' } })).toEqual([]);
  const found = { view: 'cards', lots: [], page: 1, pageSize: 24, pages: 0 };
  expect(shownOn('/katalog', { found })).toEqual([]);
});

test('the page of a flat tells of it, then of those like it', () => {
  const lot = {
    ...lotFixture({ price: null }),
    similar: [lotFixture({ id: 't2-9', price: null })],
  };
  expect(shownOn('/obekty/:vendor/:subvendor/:id', { lot })).toEqual([
    { detail: { products: [{ id: 't2-131', ...flat }] } },
    { impressions: [{ id: 't2-9', ...flat, list: 'Похожие квартиры', position: 1 }] },
  ]);
});

test('a car park tells of the place that is chosen', () => {
  const data = {
    found: { complexName: 'Террасы', level: { places: toColumns(level.places) } },
  };
  const [first] = level.places;
  expect(shownOn('/parking/:uid', data)).toEqual([]);
  const chosen = new URLSearchParams({ place: first?.id ?? '' });
  expect(shownOn('/parking/:uid', data, chosen)).toMatchObject([
    { detail: { products: [{ id: first?.id }] } },
  ]);
});

test.each([
  ['/kontakty', { offices: [] }],
  ['/katalog', undefined],
  ['toString', {}],
])('%s with %j shows no lots', (pattern, data) => {
  expect(shownLots(pattern, data, NO_QUERY)).toEqual({});
});
