import { expect, test, vi } from 'vitest';
import type { PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { createLotEvents, type NumberedEvent } from './lot-events.ts';

type Lot = Pick<PlacedRow, 'id' | 'status' | 'price'>;

/** A catalogue of three lots that a test changes. */
function scene(memory?: number) {
  const placed = new Map<string, Lot>(
    ['a', 'b', 'c'].map((guid) => [guid, { id: `lot-${guid}`, status: 'free', price: 100 }]),
  );
  let listener: (guids: readonly string[] | null) => void = () => undefined;
  const events = createLotEvents({
    catalogue: { snapshot: { placed } as unknown as Snapshot },
    changes: { subscribe: (given) => ((listener = given), () => undefined) },
    clock: () => new Date('2026-11-18T09:00:00Z'),
    ...(memory !== undefined && { memory }),
  });
  return {
    events,
    change(guid: string, change: Partial<Lot>, all = false) {
      placed.set(guid, { ...(placed.get(guid) as Lot), ...change });
      listener(all ? null : [guid]);
    },
  };
}

const brief = ({ event: { id, status, price } }: NumberedEvent) => [id, status, price];

test('a lot that is held is told once, with its status and price', () => {
  const { events, change } = scene();
  const listener = vi.fn<(event: NumberedEvent) => void>();
  events.subscribe(listener);
  change('a', { status: 'held' });
  change('a', { status: 'held' });
  expect(listener.mock.calls.map(([event]) => brief(event))).toEqual([['lot-a', 'held', 100]]);
  expect(listener.mock.calls[0]?.[0].event.at).toBe('2026-11-18T09:00:00.000Z');
});

test('of a catalogue that was read anew only what differs is told', () => {
  const { events, change } = scene();
  const listener = vi.fn<(event: NumberedEvent) => void>();
  events.subscribe(listener);
  change('b', { price: 90 }, true);
  expect(listener.mock.calls.map(([event]) => brief(event))).toEqual([['lot-b', 'free', 90]]);
});

test('the price of a sold lot is nobody’s business', () => {
  const { events, change } = scene();
  change('a', { status: 'sold' });
  const { last } = scene().events.since(undefined);
  expect(events.since(last).complete).toBe(false);
  expect(
    events.since(events.since(undefined).last.replace(/(?<!\d)\d+$/, '0')).events.map(brief),
  ).toEqual([['lot-a', 'sold', null]]);
});

test('who was away gets what came after the event he saw', () => {
  const { events, change } = scene();
  change('a', { status: 'held' });
  const { last } = events.since(undefined);
  expect(events.since(last)).toEqual({ last, complete: true, events: [] });
  change('b', { status: 'held' });
  change('c', { status: 'held' });
  const missed = events.since(last);
  expect(missed.complete).toBe(true);
  expect(missed.events.map(brief)).toEqual([
    ['lot-b', 'held', 100],
    ['lot-c', 'held', 100],
  ]);
});

test('who was away too long, or asks another process, is told to read anew', () => {
  const { events, change } = scene(2);
  const { last } = events.since(undefined);
  for (const guid of ['a', 'b', 'c']) change(guid, { status: 'held' });
  for (const seen of [last, undefined, 'another-1', 'nonsense', '']) {
    expect(events.since(seen)).toMatchObject({ complete: false, events: [] });
  }
});

test('who left hears nothing more', () => {
  const { events, change } = scene();
  const listener = vi.fn();
  events.subscribe(listener)();
  change('a', { status: 'held' });
  expect(listener).not.toHaveBeenCalled();
});
