// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { HoldForm } from './HoldForm.tsx';
import type { HoldRefusal } from './hold-lot.ts';

const holdLot = vi.hoisted(() =>
  vi.fn<(lot: string, price: number | null, search: string) => Promise<HoldRefusal | null>>(),
);
vi.mock('./hold-lot.ts', () => ({ holdLot }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  holdLot.mockReset();
});

const lot = { id: 'k2-57', status: 'free' as const, price: 863_000_000, terms: {} };
const NAME = { name: /^Забронировать на\s24\sчаса$/ };
const press = () => userEvent.click(screen.getByRole('button', NAME));

test('the server draws a form that works by itself, for a free flat only', () => {
  const html = renderToString(<HoldForm lot={lot} />);
  expect(html).toContain('action="/cart"');
  expect(html).toContain('value="k2-57"');
  expect(html).toContain('name="price" value="863000000"');
  expect(renderToString(<HoldForm lot={{ ...lot, status: 'held' }} />)).toBe('');
});

test('a refusal says why and names similar flats, also when the flat is known as held by then', async () => {
  const similar = [
    {
      id: 'k2-58',
      url: '/obekty/kanal/korpus-2/k2-58',
      rooms: '2',
      euro: false,
      area: 58.4,
      price: 100,
    },
  ] as const;
  holdLot.mockResolvedValue({ message: 'Квартиру уже забронировали', similar, newPrice: null });
  const { rerender } = render(<HoldForm lot={lot} />);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Квартиру уже забронировали.');
  rerender(<HoldForm lot={{ ...lot, status: 'held' }} />);
  expect(screen.queryByRole('button', NAME)).toBeNull();
  expect(screen.getByRole('link', { name: /58,4/ }).getAttribute('href')).toBe(similar[0].url);
});

test('a price that has changed is said before anything opens, and is taken by a button of its own', async () => {
  const message = 'Цена изменилась: была 8 630 000 ₽, стала 9 630 000 ₽';
  holdLot.mockResolvedValue({ message, similar: [], newPrice: 963_000_000 });
  render(<HoldForm lot={lot} />);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(`${message}.`);
  expect(holdLot).toHaveBeenLastCalledWith('k2-57', 863_000_000, '');
  await userEvent.click(screen.getByRole('button', { name: /^Забронировать по\sновой цене$/ }));
  expect(holdLot).toHaveBeenLastCalledWith('k2-57', 963_000_000, '');
});

test('whoever closes the login window may try again', async () => {
  holdLot.mockResolvedValue(null);
  render(<HoldForm lot={lot} />);
  await press();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', NAME).getAttribute('aria-busy')).toBeNull(),
  );
  expect(holdLot).toHaveBeenCalledWith('k2-57', 863_000_000, '');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the order begins with the terms that the flat was counted by', async () => {
  holdLot.mockResolvedValue(null);
  render(<HoldForm lot={{ ...lot, terms: { term: 15, down: 4_000_000 } }} />);
  await press();
  expect(holdLot).toHaveBeenCalledWith('k2-57', 863_000_000, '?term=15&down=4000000');
});
