import { expect, test, vi } from 'vitest';
import { createApi } from '@m30/api/client';
import { success } from '@m30/api';
import { createAnswerStore } from './answer-store.ts';

const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** A client over a store, and a backend that counts its answers. */
function open(headers: Record<string, string>) {
  let content = 1;
  let now = 0;
  let count = 0;
  const ask = vi.fn(() => Promise.resolve(Response.json(success({ count: ++count }), { headers })));
  const answers = createAnswerStore(
    () => content,
    () => now,
  );
  return {
    api: createApi({ origin: 'http://localhost', fetch: ask, answers }),
    ask,
    publish: () => (content += 1),
    wait: (ms: number) => (now += ms),
  };
}

test('what is the same for everybody is asked for once', async () => {
  const { api, ask } = open(SHARED);
  const first = await api.get('Objects.GetLots', { rooms: ['2'] });
  expect(await api.get('Objects.GetLots', { rooms: ['2'] })).toBe(first);
  await api.get('Objects.GetLots', { rooms: ['3'] });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(Object.isFrozen(first)).toBe(true);
});

test('other content is asked for anew, and so is what is ten seconds old', async () => {
  const { api, ask, publish, wait } = open(SHARED);
  const get = () => api.get('Content.GetNews', {});
  await get();
  publish();
  await get();
  expect(ask).toHaveBeenCalledTimes(2);
  wait(9_999);
  await get();
  expect(ask).toHaveBeenCalledTimes(2);
  wait(1);
  await get();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('content that changes while it is read is not taken for the new one', async () => {
  const { api, ask, publish } = open(SHARED);
  const reading = api.get('Content.GetNews', {});
  publish();
  await reading;
  await api.get('Content.GetNews', {});
  expect(ask).toHaveBeenCalledTimes(2);
});

test('nothing is cached of what is one visitor’s own or changes something, but for the template', async () => {
  const { api, ask } = open({ 'cache-control': 'no-store' });
  for (const _ of ['once', 'again']) {
    await api.get('Captcha.GetChallenge', {});
    await api.post('Content.GetTemplate', {});
  }
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what was used longest ago makes room', async () => {
  const { api, ask } = open(SHARED);
  for (let page = 1; page <= 101; page++) {
    await api.get('Objects.GetLots', { page });
    await api.get('Objects.GetLots', { page: 1 });
  }
  expect(ask).toHaveBeenCalledTimes(101);
  await api.get('Objects.GetLots', { page: 2 });
  expect(ask).toHaveBeenCalledTimes(102);
});
