// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeBell } from './NoticeBell.tsx';
import { WithQueries } from '../../store/query/testing/with-queries.tsx';

vi.mock('@m30/shell/browser', () => import('../../store/account/testing/fake-browser.ts'));

/** The streams that the page has opened. */
const streams: (EventTarget & { url: string; readyState: number })[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  class Stream extends EventTarget {
    static CLOSED = 2;
    readyState = 1;
    url: string;
    constructor(url: string) {
      super();
      this.url = url;
      streams.push(this);
    }
    close() {
      this.readyState = 2;
    }
  }
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function last() {
  const stream = streams.at(-1);
  if (!stream) throw new Error('no stream was opened');
  return stream;
}

const say = (name: string, data: unknown) =>
  act(() => last().dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));

const bell = () => screen.getByRole('link');

async function open() {
  const Page = createRoutesStub([{ path: '/', Component: NoticeBell }]);
  render(<Page />, { wrapper: WithQueries });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  return last();
}

it('leads to the notices and opens the stream after the page', async () => {
  expect((await open()).url).toBe('/api/LK.Events');
  expect(bell().getAttribute('href')).toBe('/lk/notices');
  expect(bell().getAttribute('aria-label')).toBe('Уведомления');
});

it('shows how many wait', async () => {
  await open();
  say('unread', { unread: 2 });
  expect(bell().getAttribute('aria-label')).toMatch(/^Уведомления, 2\sнепрочитанных$/);
  say('unread', { unread: 0 });
  expect(bell().getAttribute('aria-label')).toBe('Уведомления');
});

it('says aloud what comes', async () => {
  await open();
  say('notice', { unread: 1, notice: { title: 'Договор зарегистрирован' } });
  expect(screen.getByRole('status').textContent).toBe('Новое уведомление: Договор зарегистрирован');
});

it('ends the stream with the page', async () => {
  const opened = await open();
  cleanup();
  expect(opened.readyState).toBe(2);
});
