// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation, type ActionFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wish } from './Wish.tsx';
import type { WishView } from './wish-view.ts';

const viewOf = (query: string): WishView => ({
  query,
  parts: [{ text: query, is: 'heard' }],
  named: false,
  chips: [{ label: `Поняли «${query}»`, href: '/katalog/slovami' }],
  lost: [],
  notes: [],
  total: 1,
  found: '/katalog',
  filters: '/katalog/filtry',
  easier: [],
  next: [{ label: 'у метро', href: '/katalog/slovami?q=двушка%2C+у+метро' }],
});

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Wish>Ещё ничего</Wish>
      <output aria-label="Адрес">{pathname + search}</output>
    </>
  );
}

const load = vi.fn(() => null);

function show(answer: (words: string, signal: AbortSignal) => unknown) {
  const action = async ({ request }: ActionFunctionArgs) =>
    answer(String((await request.formData()).get('q')), request.signal);
  const Stub = createRoutesStub([
    { path: '/', Component: Page, loader: load },
    { path: '/katalog/slovami', action, loader: load },
  ]);
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { '0': null } }} />);
  return screen.getByRole('textbox', { name: 'Какую квартиру ищете' });
}

beforeEach(() => load.mockClear());
afterEach(cleanup);

it('reads along by posts: neither the address of the page nor what it has loaded changes', async () => {
  const read: string[] = [];
  const field = show((words) => {
    read.push(words);
    return { view: viewOf(words) };
  });
  await userEvent.type(field, 'двушка');
  expect(await screen.findByText('Поняли «двушка»')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'у метро' }));
  expect(await screen.findByText('Поняли «двушка, у метро»')).toBeTruthy();
  expect(read.at(-1)).toBe('двушка, у метро');
  expect(screen.getByRole('status', { name: 'Адрес' }).textContent).toBe('/');
  expect(load).not.toHaveBeenCalled();
});

it('a reading that was overtaken is given up', async () => {
  let overtaken: AbortSignal | undefined;
  const field = show((words, signal) => {
    if (words !== 'двушка') return { view: viewOf(words) };
    overtaken = signal;
    return new Promise(() => {});
  });
  await userEvent.type(field, 'двушка');
  await vi.waitFor(() => expect(overtaken).toBeDefined());
  await userEvent.type(field, ' у метро');
  expect(await screen.findByText('Поняли «двушка у метро»')).toBeTruthy();
  expect(overtaken?.aborted).toBe(true);
});

it('says what could not be read, and reads on', async () => {
  const field = show((words) => (words === 'двушка' ? { unread: true } : { view: viewOf(words) }));
  await userEvent.type(field, 'двушка');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Не\sполучилось прочитать/);
  await userEvent.type(field, ' у метро');
  expect(await screen.findByText('Поняли «двушка у метро»')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
