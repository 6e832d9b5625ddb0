// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GOAL_EVENT } from '@m30/shell/analytics';
import { lotFixture } from '../../../components/lot-card/lot-card.fixture.ts';
import { changeLists, NO_LISTS } from '../../../store/cart/index.ts';
import { showLists } from '../../../store/cart/list/lists.ts';
import { tellShop } from '../../../store/events/shop-act.ts';
import ShopEvents from './ShopEvents.tsx';

vi.mock('../../../store/cart/sync/sync.ts', () => ({ send: vi.fn(), startSync: vi.fn() }));

/** All that may ever be told of a lot or an action. */
const ALLOWED = [
  ...['ecommerce', 'currencyCode', 'impressions', 'click', 'detail', 'add', 'remove', 'purchase'],
  ...['actionField', 'products', 'id', 'name', 'category', 'price', 'quantity', 'list', 'position'],
];

const first = lotFixture();
const second = lotFixture({ id: 't2-132', url: '/obekty/terrasy/korpus-2/t2-132' });
const found = { view: 'cards', lots: [first, second], page: 1, pageSize: 24, pages: 1 };
const DATA: Readonly<Record<string, unknown>> = {
  '/katalog': { found, person: { name: 'Анна', phone: '+79213041762' } },
  '/obekty/:vendor/:subvendor/:id': { lot: { ...first, similar: [second], owner: 'Анна' } },
  '/order/:uid?': { buyer: 'Анна', phone: '+79213041762' },
  '/kontakty': {},
};

const goals: unknown[] = [];
const onGoal = (event: Event) => goals.push((event as CustomEvent<unknown>).detail);

beforeEach(() => {
  act(() => showLists(NO_LISTS));
  goals.length = 0;
  addEventListener(GOAL_EVENT, onGoal);
});
afterEach(() => {
  removeEventListener(GOAL_EVENT, onGoal);
  cleanup();
  delete window.dataLayer;
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens a page of the shop as development does, with every effect run twice. */
async function open(address: string) {
  const pages = Object.entries(DATA).map(([path, data]) => ({
    ...{ path, id: path, loader: () => data },
    element: <a href={second.url}>{path}</a>,
  }));
  const root = {
    element: (
      <>
        <ShopEvents />
        <Outlet />
      </>
    ),
    children: pages,
  };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  render(<RouterProvider router={router} />, { wrapper: StrictMode });
  await screen.findByRole('link');
  return router;
}

/** What was told, each action by its name and the lots in it. */
const reported = () =>
  (window.dataLayer ?? []).map((entry) => {
    const { currencyCode, ...action } = (entry as { ecommerce: Record<string, unknown> }).ecommerce;
    expect(currencyCode).toBe('RUB');
    const [[name, value] = ['', {}]] = Object.entries(action);
    const lots = (Array.isArray(value) ? value : (value as { products: unknown[] }).products) as {
      id: string;
    }[];
    return `${name}: ${lots.map(({ id }) => id).join()}`;
  });

test('a page is told once, and again when it is opened again', async () => {
  const router = await open('/katalog');
  expect(reported()).toEqual(['impressions: t2-131,t2-132']);
  await act(() => router.navigate('/kontakty'));
  expect(reported()).toHaveLength(1);
  await act(() => router.navigate(-1));
  expect(reported()).toEqual(['impressions: t2-131,t2-132', 'impressions: t2-131,t2-132']);
});

test('the same lots at another address of the page are not told anew', async () => {
  const router = await open('/katalog');
  await act(() => router.navigate('/katalog?sort=price'));
  expect(reported()).toHaveLength(1);
});

test('a pressed card tells its list and its place there', async () => {
  await open('/katalog');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  act(() => screen.getByRole('link').click());
  expect(window.dataLayer?.at(-1)).toEqual({
    ecommerce: {
      currencyCode: 'RUB',
      click: {
        products: [
          {
            ...{ id: 't2-132', name: 'Евродвухкомнатная, 48,4 м²', price: 10_212_400 },
            ...{ category: 'Квартиры/Террасы/Корпус 2', list: 'Каталог квартир', position: 2 },
          },
        ],
      },
    },
  });
});

test('what really comes into the cart or leaves it is told, and a press without effect is not', async () => {
  await open('/katalog');
  const cart = (act_: 'add' | 'delete', lot: string) =>
    act(() => changeLists({ list: 'cart', act: act_, lot }));
  cart('add', 't2-131');
  cart('add', 't2-131');
  cart('delete', 't2-132');
  cart('add', 't2-132');
  cart('delete', 't2-131');
  cart('add', 'k2-57');
  act(() => changeLists({ list: 'cart', act: 'clear' }));
  act(() => changeLists({ list: 'cart', act: 'clear' }));
  expect(reported().slice(1)).toEqual([
    'add: t2-131',
    'add: t2-132',
    'remove: t2-131',
    'add: k2-57',
    'remove: t2-132,k2-57',
  ]);
  expect(window.dataLayer?.[1]).toEqual({
    ecommerce: {
      currencyCode: 'RUB',
      add: {
        products: [
          {
            ...{ id: 't2-131', name: 'Евродвухкомнатная, 48,4 м²', price: 10_212_400 },
            ...{ category: 'Квартиры/Террасы/Корпус 2', quantity: 1 },
          },
        ],
      },
    },
  });
});

test('favourites and the comparison have no place in the format: they are goals', async () => {
  await open('/katalog');
  act(() => changeLists({ list: 'favourites', act: 'add', lot: 't2-131' }));
  act(() => changeLists({ list: 'favourites', act: 'add', lot: 't2-131' }));
  act(() => changeLists({ list: 'compare', act: 'add', lot: 't2-131' }));
  act(() => changeLists({ list: 'compare', act: 'delete', lot: 't2-131' }));
  expect(goals).toEqual([{ goal: 'favourite_added' }, { goal: 'compare_added' }]);
  expect(reported()).toHaveLength(1);
});

test('a purchase is told on the page of its order, once', async () => {
  const router = await open('/katalog');
  act(() => tellShop({ act: 'order', order: 'guid-1', lots: ['t2-131'] }));
  expect(goals).toEqual([{ goal: 'hold_created' }]);
  expect(reported()).toHaveLength(1);
  await act(() => router.navigate('/order/guid-1'));
  expect(reported().at(-1)).toBe('purchase: t2-131');
  expect(window.dataLayer?.at(-1)).toMatchObject({
    ecommerce: { purchase: { actionField: { id: 'guid-1' }, products: [{ quantity: 1 }] } },
  });
  await act(() => router.navigate('/kontakty'));
  await act(() => router.navigate('/order/guid-1'));
  expect(reported()).toHaveLength(2);
});

test('nothing is told once it is no longer allowed', async () => {
  await open('/katalog');
  cleanup();
  changeLists({ list: 'cart', act: 'add', lot: 't2-131' });
  expect(reported()).toHaveLength(1);
});

test('whatever pages know of a person, no key beyond the list is ever told', async () => {
  const router = await open('/katalog');
  act(() => changeLists({ list: 'cart', act: 'add', lot: 't2-131' }));
  await act(() => router.navigate('/obekty/terrasy/korpus-2/t2-131'));
  act(() => changeLists({ list: 'cart', act: 'clear' }));
  act(() => tellShop({ act: 'order', order: 'guid-2', lots: ['t2-131'] }));
  await act(() => router.navigate('/order/guid-2'));
  const keys = new Set<string>();
  const text = JSON.stringify(window.dataLayer, (key, value: unknown) => {
    if (key !== '' && !/^\d+$/.test(key)) keys.add(key);
    return value;
  });
  expect([...keys].filter((key) => !ALLOWED.includes(key))).toEqual([]);
  expect(reported()).toHaveLength(6);
  expect(text).not.toMatch(/Анна|79213041762/);
});
