import { expect, test, vi } from 'vitest';
import { ApiRefusal, type Api } from '@m30/api/client';
import { changeLinked, findLinked } from './linked-search.server.ts';

const KEY = 'demo-podpiska-dvuhkomnatnye';

function send(fields: Record<string, string>, post = vi.fn(async () => ({}))) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { post, answer: changeLinked({ post } as unknown as Api, KEY, form) };
}

test.each([
  [{ act: 'pause' }, 'Search.ChangeByLink', { subscribed: false }],
  [{ act: 'resume' }, 'Search.ChangeByLink', { subscribed: true }],
  [
    { act: 'save', name: ' Двушки ', frequency: 'weekly' },
    'Search.ChangeByLink',
    { name: 'Двушки', frequency: 'weekly' },
  ],
  [{ act: 'save', name: 'Двушки', frequency: 'hourly' }, 'Search.ChangeByLink', { name: 'Двушки' }],
  [{ act: 'delete' }, 'Search.DeleteByLink', {}],
] as const)('%j calls %s', async (fields, method, input) => {
  const { post, answer } = send(fields);
  expect((await answer).data).toEqual({ deleted: fields.act === 'delete', problem: null });
  expect(post.mock.calls).toEqual([[method, { key: KEY, ...input }]]);
});

test('a search without a name stays as it is, a refusal is said, and another form is none of the page', async () => {
  const nameless = send({ act: 'save', name: ' ', frequency: 'now' });
  expect((await nameless.answer).data.problem).toMatch(/Назовите/);
  expect(nameless.post).not.toHaveBeenCalled();
  const refuse = vi.fn(async () => {
    throw new ApiRefusal('Search.ChangeByLink', 404, 'Такой подборки нет');
  });
  const { data, init } = await send({ act: 'pause' }, refuse).answer;
  expect([data.problem, init?.status]).toEqual(['Такой подборки нет', 404]);
  await expect(send({ act: 'rob' }).answer).rejects.toMatchObject({ init: { status: 400 } });
});

test('a link that is spent leads to no search; a server in trouble is no such link', async () => {
  const get = (code: number) =>
    ({
      get: async () => {
        throw new ApiRefusal('Search.GetByLink', code, 'Нет');
      },
    }) as unknown as Api;
  expect(await findLinked(get(404), KEY)).toBeNull();
  await expect(findLinked(get(503), KEY)).rejects.toThrow();
});
