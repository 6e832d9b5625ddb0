import { CancelledError, QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createApi } from './client.ts';
import { methodKey, methodQuery, postQuery } from './query.ts';

function recordedApi() {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'https://site.example',
    fetch: async (request) => {
      requests.push(request);
      return Response.json({ code: 200, result: { asked: requests.length } });
    },
  });
  return { api, requests };
}

describe('the key of a read', () => {
  test('is made of the method and its input, whichever client reads', () => {
    const { queryKey } = methodQuery(recordedApi().api, 'LK.GetNotices', { page: 2 });
    expect(queryKey).toEqual(['LK.GetNotices', { page: 2 }]);
    expect(methodQuery(createApi(), 'LK.GetNotices', { page: 2 }).queryKey).toEqual(queryKey);
    expect(methodKey('LK.GetNotices', { page: 2 })).toEqual(queryKey);
  });

  test('without an input stands for every input of the method, and for no other method', async () => {
    const { api } = recordedApi();
    const client = new QueryClient();
    await client.fetchQuery(methodQuery(api, 'LK.GetNotices', { page: 1 }));
    await client.fetchQuery(methodQuery(api, 'LK.GetNotices', { page: 2 }));
    await client.fetchQuery(methodQuery(api, 'LK.GetNews', { page: 1 }));
    await client.invalidateQueries({ queryKey: methodKey('LK.GetNotices') });
    const stale = client.getQueryCache().findAll({ predicate: (one) => one.state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey)).toEqual([
      ['LK.GetNotices', { page: 1 }],
      ['LK.GetNotices', { page: 2 }],
    ]);
    client.clear();
  });
});

test('a read goes out by the verb of its method, and is given up with its query', async () => {
  const { api, requests } = recordedApi();
  const client = new QueryClient();
  await client.fetchQuery(methodQuery(api, 'LK.GetNotices', { page: 3 }));
  await client.fetchQuery(postQuery(api, 'Order.GetOrderList', { user_id: 7 }));
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://site.example/api/LK.GetNotices?page=3',
    'POST https://site.example/api/Order.GetOrderList',
  ]);
  const hanging = createApi({
    origin: 'https://site.example',
    fetch: (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
  });
  const read = client.fetchQuery(methodQuery(hanging, 'LK.GetNotices', { page: 4 }));
  await client.cancelQueries({ queryKey: methodKey('LK.GetNotices', { page: 4 }) });
  await expect(read).rejects.toBeInstanceOf(CancelledError);
  client.clear();
});
