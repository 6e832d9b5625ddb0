import { expect, test, vi } from 'vitest';
import type { Api } from '@m30/api/client';
import { facets } from './catalogue.fixture.ts';
import { loadCatalogue } from './catalogue.server.ts';

function load(search: string, total = 60) {
  const get = vi.fn(async (_name: string, { page = 1 }: { page?: number }) => ({
    total,
    page,
    pageSize: 24,
    lots: [],
    facets,
    relaxations: [],
    programme: {},
  }));
  const url = new URL(`/katalog${search}`, 'http://localhost');
  return { get, found: loadCatalogue({ get } as unknown as Api, url) };
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
