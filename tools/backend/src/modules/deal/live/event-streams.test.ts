import { afterEach, expect, test, vi } from 'vitest';
import { createEventStreams, HEARTBEAT } from './event-streams.ts';
import type { LotEvents, NumberedEvent } from './lot-events.ts';

afterEach(() => vi.useRealTimers());

function scene(most?: number) {
  let listener: (event: NumberedEvent) => void = () => undefined;
  const missed = { id: 'p-4', event: { id: 'x', status: 'held', price: 1, at: 'then' } } as const;
  const events: LotEvents = {
    subscribe: (given) => ((listener = given), () => undefined),
    since: (last) => ({ last: 'p-4', complete: last === 'p-3', events: [missed] }),
  };
  const streams = createEventStreams(events, most);
  const open = (last?: string) => {
    const stream = streams.open(last);
    if (!stream) throw new Error('no stream');
    const reader = stream.getReader();
    return {
      async read() {
        const { value } = await reader.read();
        return value && new TextDecoder().decode(value);
      },
    };
  };
  const tell = (id: string) =>
    listener({ id, event: { id: 'k2-57', status: 'held', price: 900, at: 'now' } });
  return { streams, open, tell };
}

test('who comes for the first time is told to read what is shown anew', async () => {
  const text = await scene().open().read();
  expect(text).toBe('retry: 1000\n\nid: p-4\nevent: resync\ndata: {}\n\n');
});

test('who comes back gets what he missed', async () => {
  const text = await scene().open('p-3').read();
  expect(text).toContain('id: p-4\nevent: lot\ndata: {"id":"x","status":"held"');
});

test('an event reaches everybody', async () => {
  const { open, tell, streams } = scene();
  const all = Array.from({ length: 1000 }, () => open());
  for (const { read } of all) await read();
  tell('p-5');
  for (const { read } of all) {
    expect(await read()).toBe(
      'id: p-5\nevent: lot\ndata: {"id":"k2-57","status":"held","price":900,"at":"now"}\n\n',
    );
  }
  expect(streams.size).toBe(1000);
});

test('a silent stream shows that it lives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { open } = scene();
  const { read } = open();
  await read();
  vi.advanceTimersByTime(HEARTBEAT);
  expect(await read()).toBe(': alive\n\n');
});

test('who leaves is forgotten, and who does not read is let go', async () => {
  const { streams, tell } = scene();
  await streams.open(undefined)?.cancel();
  expect(streams.size).toBe(0);
  streams.open(undefined);
  for (let step = 0; step < 200; step++) tell(`p-${step}`);
  expect(streams.size).toBe(0);
});

test('too many are refused, and a process that stops lets all go', async () => {
  const { open, streams } = scene(2);
  const first = open();
  open();
  expect(streams.open(undefined)).toBeNull();
  await first.read();
  streams.close();
  expect(await first.read()).toBeUndefined();
  expect(streams.size).toBe(0);
  expect(streams.open(undefined)).toBeNull();
});
