// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, ApiRefusal, type Api } from '@m30/api/client';
import { examples } from '@m30/api/examples';
import { methodQuery } from '@m30/api/query';
import { Notices } from '../../routes/notice/Notices.tsx';
import { browserApi } from '../account/testing/fake-browser.ts';
import { usePageQuery } from './page-query.ts';
import { WithQueries } from './testing/with-queries.tsx';

vi.mock('@m30/shell/browser', () => import('../account/testing/fake-browser.ts'));
const { get } = browserApi;

const loaded = { ...examples['LK.GetNotices'][0].result, unread: 3 };
const readNow = { ...loaded, unread: 1 };
const query = (api: Api) => methodQuery(api, 'LK.GetNotices', { page: 1 });

function Page({ at }: { at: number }) {
  return <Notices {...usePageQuery(query, { data: loaded, at }).data} />;
}

const stub = (at: number) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Page at={at} /> }]);
  return <Stub />;
};
const open = (at = Date.now()) => render(stub(at), { wrapper: WithQueries });
const unread = (count: number) => screen.queryByText(new RegExp(`У\\sвас ${count}\\sнепрочитанн`));
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
  get.mockReset().mockResolvedValue(readNow);
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('the server renders what its loader has read, and asks nothing', () => {
  expect(renderToString(<WithQueries>{stub(Date.now())}</WithQueries>)).toMatch(/У.вас 3/);
  expect(get).not.toHaveBeenCalled();
});

describe('a page', () => {
  it('does not ask for what its loader has just read', async () => {
    open();
    await pass(4_000);
    expect(unread(3)).toBeTruthy();
    expect(get).not.toHaveBeenCalled();
  });

  it('shows what was read before at once, and reads it anew', async () => {
    open(Date.now() - 60_000);
    expect(unread(3)).toBeTruthy();
    await pass(0);
    expect(unread(1)).toBeTruthy();
  });

  it('reads anew when the connection is back, and not while there is none', async () => {
    open();
    await pass(6_000);
    act(() => onlineManager.setOnline(false));
    await pass(60_000);
    expect(get).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    await pass(0);
    expect(unread(1)).toBeTruthy();
  });

  it('reads anew after a lost connection even if a read from before is on its way still', async () => {
    const late = Promise.withResolvers<typeof loaded>();
    get.mockReset().mockReturnValueOnce(late.promise).mockResolvedValue(readNow);
    open(0);
    await pass(0);
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    late.resolve(loaded);
    await pass(0);
    expect(unread(1)).toBeTruthy();
  });

  it('reads anew when its window is looked at again', async () => {
    open();
    await pass(6_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(0);
    expect(unread(1)).toBeTruthy();
  });
});

describe('a read that fails', () => {
  it('is tried again, each time after twice as long', async () => {
    get.mockReset().mockRejectedValue(new ApiFailure('LK.GetNotices', 'timeout'));
    open(0);
    await pass(0);
    for (const [wait, calls] of [
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [3_999, 3],
      [1, 4],
      [60_000, 4],
    ] as const) {
      await pass(wait);
      expect(get).toHaveBeenCalledTimes(calls);
    }
    expect(unread(3)).toBeTruthy();
  });

  it.each([
    ['which the server cannot answer now is tried again', 503, 2],
    ['which the server refuses is not', 409, 1],
    ['which the server does not know is not', 501, 1],
  ])('%s (%i)', async (_, code, calls) => {
    get.mockReset().mockRejectedValueOnce(new ApiRefusal('LK.GetNotices', code, 'Нет'));
    get.mockResolvedValue(readNow);
    open(0);
    await pass(1_500);
    expect(get).toHaveBeenCalledTimes(calls);
  });
});
