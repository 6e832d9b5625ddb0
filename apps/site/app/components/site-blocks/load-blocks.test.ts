import { createApi } from '@m30/api/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lotFixture } from '../lot-card/lot-card.fixture.ts';
import { requestKey } from './blocks-data.ts';
import { loadBlocks } from './load-blocks.server.ts';

afterEach(() => vi.restoreAllMocks());

const url = new URL('https://meridian30.example/akcii/kladovaya?sum=5');

/** An API that answers a method with a result, or is away. */
function apiOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const api = createApi({
    origin: url.origin,
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(decodeURIComponent(pathname + search));
      const result = answers[pathname.replace('/api/', '')];
      if (result === undefined) return Promise.reject(new Error('away'));
      return Promise.resolve(Response.json({ code: 200, result }));
    },
  });
  return { api, asked };
}

const lots = (query: string, limit: number) => ({ type: 'lots', query, limit });

test('what live blocks show is asked beforehand, each request once', async () => {
  const found = [1, 2, 3].map((id) => lotFixture({ id: `lot-${id}` }));
  const { api, asked } = apiOf({
    'Objects.GetLots': {
      total: 3,
      lots: found,
      programme: {
        rate: 6,
        downPayment: 20.1,
        term: 360,
        maxLoan: 1_200_000_000,
        disclaimer: 'Условия банка',
      },
    },
  });
  const { blocks, live } = await loadBlocks(
    api,
    [
      lots('complex=kanal', 2),
      { type: 'tabs', items: [{ label: 'А', blocks: [lots('complex=kanal', 2)] }] },
    ],
    { url },
  );
  expect(blocks).toHaveLength(2);
  expect(asked).toEqual(['/api/Objects.GetLots?complex=kanal']);
  const shown = live.lots[requestKey({ limit: 2, query: 'complex=kanal' })];
  expect(shown?.total).toBe(3);
  expect(shown?.programme.disclaimer).toBe('Условия банка');
  expect(shown?.formula.flat().join(' ')).toContain('n = 360');
  expect(shown?.lots.map(({ id }) => id)).toEqual(['lot-1', 'lot-2']);
  expect(live.query).toBe('?sum=5');
});

test('a bad block and an answer that does not come are logged, and the page lives', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = apiOf({});
  const { blocks, live } = await loadBlocks(api, [{ type: 'map' }, { type: 'faq', items: [] }], {
    url,
  });
  expect(blocks.map(({ type }) => type)).toEqual(['map']);
  expect(live.maps).toEqual({});
  expect(log.mock.calls.map(([said]) => String(said).slice(0, 40))).toEqual([
    '/akcii/kladovaya: block 1 «faq» is inval',
    expect.stringContaining('Map.GetMap'),
  ]);
});
