// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { countsAtom } from './counts.ts';
import { sessionAtom, type Session } from './session-atom.ts';
import { useCounts, useCountsLoader } from './use-counts.ts';

function Icons() {
  useCountsLoader();
  const { cart, compare } = useCounts();
  return <p>{`${cart} and ${compare}`}</p>;
}

function visit(status: 'guest' | 'user', answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const session: Session =
    status === 'user' ? { status, user: { name_full: 'Савельева Марина' } } : { status };
  const store = createStore();
  store.set(sessionAtom, session);
  render(
    <Provider store={store}>
      <Icons />
    </Provider>,
  );
  return fetch;
}

/** This browser has put lots aside on an earlier page. */
const remember = (cart: number, compare: number) =>
  createStore().set(countsAtom, { cart, compare, favourites: 0 });

const answers = (basket: number, compare: number) => () =>
  Promise.resolve(
    Response.json({
      code: 200,
      result: { basket: { count: basket }, compare: { count: compare } },
    }),
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('asks nothing for a guest who has put nothing aside', () => {
  const fetch = visit('guest', answers(1, 1));
  expect(screen.getByText('0 and 0')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

it('shows what the browser remembers and then what the server says', async () => {
  remember(2, 3);
  visit('guest', answers(1, 3));
  expect(screen.getByText('2 and 3')).toBeTruthy();
  await screen.findByText('1 and 3');
});

it('asks for a buyer, whose lots may come from another device', async () => {
  visit('user', answers(4, 0));
  await screen.findByText('4 and 0');
});

it('keeps what it remembers where the server does not answer', async () => {
  remember(2, 3);
  const fetch = visit('guest', () => Promise.reject(new TypeError('offline')));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.getByText('2 and 3')).toBeTruthy();
});
