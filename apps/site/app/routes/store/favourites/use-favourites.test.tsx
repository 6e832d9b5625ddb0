// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { browserApi } from '@m30/shell/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_LISTS } from '../../../store/cart/index.ts';
import { showLists } from '../../../store/cart/list/lists.ts';
import type { FavouritesData } from './favourites.server.ts';
import { useFavourites } from './use-favourites.ts';

vi.mock('../../../store/cart/sync/sync.ts', () => ({ adopt: vi.fn(), startSync: vi.fn() }));
vi.mock('../../../store/live/follow.ts', () => ({ follow: () => () => undefined }));

const get = vi.spyOn(browserApi, 'get');
const itemOf = (id: string) => ({ lot: { id, kind: 'resale' } }) as FavouritesData['items'][number];
const items = [itemOf('lanskaya-2k')];

afterEach(() => {
  cleanup();
  act(() => showLists(NO_LISTS));
  localStorage.clear();
  get.mockReset();
});

test('what is taken out is gone at once', () => {
  act(() => showLists({ ...NO_LISTS, favourites: ['lanskaya-2k'] }));
  const { result } = renderHook(() => useFavourites({ items }));
  expect(result.current).toHaveLength(1);
  act(() => showLists({ ...NO_LISTS, cart: ['k2-57'] }));
  expect(result.current).toEqual([]);
});

test('what is added while the server has not heard of it is read again when it has', async () => {
  get
    .mockResolvedValueOnce({ items } as never)
    .mockResolvedValueOnce({ items: [itemOf('new'), ...items] } as never);
  const { result } = renderHook(() => useFavourites({ items }));
  const lists = { ...NO_LISTS, favourites: ['lanskaya-2k', 'new'] };
  await act(async () => showLists(lists));
  expect(result.current).toHaveLength(1);
  await act(async () => showLists({ ...lists }));
  expect(result.current.map(({ lot }) => lot.id)).toEqual(['new', 'lanskaya-2k']);
  expect(get).toHaveBeenCalledTimes(2);
});
