// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEvents } from './open-events.ts';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  closed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }

  close() {
    this.closed = true;
  }

  send(type: string, data: object, lastEventId: string) {
    const event = new MessageEvent(type, { data: JSON.stringify(data), lastEventId });
    this.dispatchEvent(event);
  }
}

const port = { tell: vi.fn(), resync: vi.fn(), setPolling: vi.fn() };
const latest = () => FakeSource.all.at(-1) as FakeSource;
const fail = () => latest().dispatchEvent(new Event('error'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  FakeSource.all = [];
});

test('tells what the stream tells', () => {
  const end = openEvents(port);
  latest().send('lot', { id: 'k2-57', status: 'held', price: 900 }, 'p-1');
  expect(port.tell).toHaveBeenCalledWith([{ id: 'k2-57', status: 'held', price: 900 }]);
  end();
  expect(latest().closed).toBe(true);
});

test('a lost stream is opened again where it ended, later each time', () => {
  openEvents(port);
  latest().send('lot', { id: 'a' }, 'p-7');
  fail();
  vi.advanceTimersByTime(999);
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(latest().url).toBe('/api/Objects.Events?last=p-7');
  fail();
  vi.advanceTimersByTime(1_999);
  expect(FakeSource.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSource.all).toHaveLength(3);
});

test('while there is no stream what is shown is asked for, and no longer when there is one', () => {
  openEvents(port);
  for (const wait of [1_000, 2_000, 4_000]) {
    fail();
    vi.advanceTimersByTime(wait);
  }
  expect(port.setPolling.mock.calls).toEqual([[true]]);
  latest().dispatchEvent(new Event('open'));
  expect(port.setPolling.mock.calls).toEqual([[true], [false]]);
});

test('who may have missed something reads anew: who has just come, and whom the stream cannot tell all', () => {
  openEvents(port);
  expect(port.resync).not.toHaveBeenCalled();
  latest().send('resync', {}, 'p-0');
  expect(port.resync).toHaveBeenCalledTimes(1);
  latest().send('resync', {}, 'q-4');
  expect(port.resync).toHaveBeenCalledTimes(2);
});
