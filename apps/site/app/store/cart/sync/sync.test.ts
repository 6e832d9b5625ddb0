// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { currentLists } from '../list/lists.ts';
import { send } from './sync.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (cart: string[]) =>
  Response.json({ code: 200, result: { cart, compare: [] } }, { status: 200 });

test('what was read before a change and comes after it does not undo it', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (input: Request | string | URL) =>
    String(input instanceof Request ? input.url : input).includes('Cart.GetLists')
      ? late.promise
      : Promise.resolve(answer(['k2-57'])),
  );
  localStorage.setItem('m30.lists', JSON.stringify({ cart: ['k2-1'], compare: [] }));
  send({ act: 'add', list: 'cart', lot: 'k2-57' });
  await vi.waitFor(() => expect(localStorage.getItem('m30.lists.queue')).toBeNull());
  late.resolve(answer([]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(currentLists().cart).toEqual(['k2-57']);
});

test('an answer that tells of the favourites alone leaves the other lists as they were told', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 200, result: { favourites: ['lanskaya-2k'] } }, { status: 200 }),
  );
  send({ act: 'add', list: 'favourites', lot: 'lanskaya-2k' });
  await vi.waitFor(() => expect(localStorage.getItem('m30.lists.queue')).toBeNull());
  expect(currentLists()).toMatchObject({ cart: ['k2-57'], favourites: ['lanskaya-2k'] });
});
