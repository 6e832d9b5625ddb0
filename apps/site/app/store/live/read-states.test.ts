// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { queryClient } from '../query/query-client.client.ts';
import { readStates } from './read-states.ts';
import { showLots, latestStates } from './statuses.ts';

const get = vi.spyOn(browserApi, 'get');
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

let reading: ReturnType<typeof readStates>;
let hide: () => void;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  get.mockReset().mockImplementation(async (_, input) => {
    const { ids } = input as { ids: string[] };
    return { lots: ids.map((id) => ({ id, status: 'held', price: 1 })) } as never;
  });
  hide = showLots(['r1', 'r2']);
  reading = readStates();
});
afterEach(() => {
  reading.end();
  hide();
  onlineManager.setOnline(true);
  queryClient.clear();
  vi.useRealTimers();
});

test('asks nothing by itself, and about all lots together when cards come', async () => {
  await pass(1_000);
  expect(get).not.toHaveBeenCalled();
  reading.soon();
  reading.soon();
  await pass(30);
  expect(get.mock.calls.map(([, input]) => input)).toEqual([{ ids: ['r1', 'r2'] }]);
  expect(latestStates().get('r2')?.status).toBe('held');
});

test('asks about more than fifty lots in several questions', async () => {
  const hideMore = showLots(Array.from({ length: 60 }, (_, index) => `m${index}`));
  reading.soon();
  await pass(30);
  hideMore();
  expect(get.mock.calls.map(([, input]) => (input as { ids: string[] }).ids.length)).toEqual([
    50, 12,
  ]);
});

test('a read that fails is tried again', async () => {
  get.mockRejectedValueOnce(new ApiFailure('Objects.GetStatuses', 'timeout'));
  reading.soon();
  await pass(30);
  expect(get).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(get).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'the connection is back',
    () => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    },
  ],
  [
    'the page is seen again',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('reads anew when %s', async (_, happens) => {
  happens();
  await pass(0);
  expect(get).toHaveBeenCalledTimes(1);
});

test('polls while it is told to', async () => {
  reading.setPolling(true);
  await pass(30_000);
  expect(get).toHaveBeenCalledTimes(3);
  reading.setPolling(false);
  await pass(60_000);
  expect(get).toHaveBeenCalledTimes(3);
});
