import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

/** Pieces of work that end on request. */
function work() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    end: (which: number) => ends[which]?.(),
    piece: (name: number) => () => {
      begun.push(name);
      return new Promise<number>((resolve) => {
        ends[name] = () => resolve(name);
      });
    },
  };
}

const one = { address: '203.0.113.7' };
const other = { address: '203.0.113.8' };

const settled = () => new Promise(setImmediate);

test('as many run as may, the others in their order, and past those that may wait none', async () => {
  const queue = createRenderQueue(2, 2);
  const { begun, end, piece } = work();
  const results = [0, 1, 2, 3, 4].map((name) => queue.run(piece(name), one));
  expect(await results[4]).toBeNull();
  expect([begun, queue.running, queue.waiting]).toEqual([[0, 1], 2, 2]);
  end(1);
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  end(0);
  await settled();
  end(2);
  end(3);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, null]);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

test('whoever leaves the queue makes room in it and is never begun', async () => {
  const queue = createRenderQueue(1, 1);
  const { begun, end, piece } = work();
  const first = queue.run(piece(0), one);
  const gone = new AbortController();
  const left = queue.run(piece(1), { ...one, signal: gone.signal });
  gone.abort();
  expect(await left).toBeNull();
  const next = queue.run(piece(2), one);
  expect(await queue.run(piece(3), { ...one, signal: gone.signal })).toBeNull();
  end(0);
  await first;
  await settled();
  end(2);
  expect(await next).toBe(2);
  expect(begun).toEqual([0, 2]);
});

test('work that fails gives its place back', async () => {
  const queue = createRenderQueue(1, 1);
  const failed = queue.run(() => Promise.reject(new Error('failed')), one);
  const next = queue.run(() => Promise.resolve('next'), one);
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
  expect(queue.running).toBe(0);
});

test('an address that has less under way is served before others, and finds room before them', async () => {
  const queue = createRenderQueue(2, 3);
  const { begun, end, piece } = work();
  const results = [0, 1, 2, 3, 4].map((name) => queue.run(piece(name), one));
  expect(queue.waiting).toBe(3);
  const late = queue.run(piece(5), other);
  expect(await results[4]).toBeNull();
  expect(queue.waiting).toBe(3);
  end(0);
  await settled();
  expect(begun).toEqual([0, 1, 5]);
  for (const name of [1, 5, 2, 3]) {
    end(name);
    await settled();
  }
  expect(await late).toBe(5);
  expect(begun).toEqual([0, 1, 5, 2, 3]);
});

test('a home is one visitor, however many addresses of IPv6 it speaks from', async () => {
  const queue = createRenderQueue(1, 2);
  const { begun, end, piece } = work();
  const home = (host: number) => ({ address: `2001:db8:0:1::${host}` });
  const first = queue.run(piece(0), home(1));
  const second = queue.run(piece(1), home(2));
  const third = queue.run(piece(2), home(3));
  const late = queue.run(piece(3), other);
  expect(await third).toBeNull();
  end(0);
  await first;
  await settled();
  end(1);
  expect(await second).toBe(1);
  await settled();
  end(3);
  expect(await late).toBe(3);
  expect(begun).toEqual([0, 1, 3]);
});
