// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_LISTS } from '../../store/cart/index.ts';
import { showLists } from '../../store/cart/list/lists.ts';
import { LotActions } from './LotActions.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../store/cart/sync/sync.ts', () => ({ send, startSync: vi.fn() }));

const lot = { id: 'k2-57', title: 'Студия, 21,9 м², Канал 9, № 57' };
const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => act(() => showLists(NO_LISTS)));
afterEach(() => {
  cleanup();
  localStorage.clear();
  send.mockReset();
});

test('the server draws a form that works by itself and knows nothing of the visitor', () => {
  const html = renderToString(<LotActions lot={lot} />);
  expect(html).toContain('method="post"');
  expect(html).toContain('value="cart:add"');
  expect(html).not.toContain('aria-pressed="true"');
});

test('a press puts the lot into the list at once and tells the server', async () => {
  render(<LotActions lot={lot} />);
  await userEvent.click(button(/^В\sкорзину: Студия/));
  expect(button(/корзину/).getAttribute('aria-pressed')).toBe('true');
  expect(button(/Сравнить/).getAttribute('aria-pressed')).toBe('false');
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ list: 'cart', act: 'add', lot: 'k2-57' }),
  );
});

test('a second press takes it out again, by keyboard too', async () => {
  act(() => showLists({ ...NO_LISTS, compare: ['k2-57'] }));
  render(<LotActions lot={lot} />);
  button(/Сравнить/).focus();
  await userEvent.keyboard('{Enter}');
  expect(button(/Сравнить/).getAttribute('aria-pressed')).toBe('false');
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ list: 'compare', act: 'delete', lot: 'k2-57' }),
  );
});

test('what is no lot of the store is liked and nothing else', async () => {
  render(<LotActions lot={{ ...lot, id: 'lanskaya-2k' }} likedOnly />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(button(/^В\sизбранное: Студия/));
  expect(button(/избранное/).getAttribute('aria-pressed')).toBe('true');
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ list: 'favourites', act: 'add', lot: 'lanskaya-2k' }),
  );
});
