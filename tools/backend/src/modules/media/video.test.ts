import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { Refused } from '../../kernel/method/refuse.ts';
import { video } from './video.ts';

const folder = fileURLToPath(new URL('../../../demo/media/video', import.meta.url));
const file = readFileSync(`${folder}/loop.mp4`);
const app = new Hono()
  .route('/', video(folder))
  .onError((error, c) => c.text('', error instanceof Refused && error.status === 404 ? 404 : 500));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.request(`/media/video/${path}`, { method, headers });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

test.each([
  ['loop.mp4', 'video/mp4'],
  ['loop.webm', 'video/webm'],
  ['poster.avif', 'image/avif'],
  ['poster.webp', 'image/webp'],
])('%s is %s and may be cached for ever', async (name, type) => {
  const { status, headers, body } = await get(name);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-length')).toBe(String(body.length));
  const tag = headers.get('etag') ?? '';
  expect((await get(name, { 'if-none-match': `"other", ${tag}` })).status).toBe(304);
});

describe('a player', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1000, file.length - 1],
    ['bytes=-500', file.length - 500, file.length - 1],
  ])('that asks for %s gets those bytes', async (range, start, end) => {
    const { status, headers, body } = await get('loop.mp4', { range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${file.length}`);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
    expect(body.equals(file.subarray(start, end + 1))).toBe(true);
  });

  test('that asks behind the end learns the size', async () => {
    const { status, headers } = await get('loop.mp4', { range: `bytes=${file.length}-` });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${file.length}`]);
  });

  test('that holds a part of another edition gets the whole of this one', async () => {
    const range = 'bytes=0-99';
    const tag = (await get('loop.mp4')).headers.get('etag') ?? '';
    expect((await get('loop.mp4', { range, 'if-range': tag })).status).toBe(206);
    for (const other of ['"other"', `W/${tag}`, 'Sat, 21 Nov 2026 09:00:00 GMT']) {
      const { status, body } = await get('loop.mp4', { range, 'if-range': other });
      expect([status, body.length]).toEqual([200, file.length]);
    }
  });

  test('may ask for the headers alone', async () => {
    const { status, headers, body } = await get('loop.mp4', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers.get('content-length')).toBe(String(file.length));
    expect(headers.get('accept-ranges')).toBe('bytes');
  });
});

test.each([
  '',
  'nothing.mp4',
  '..%2Fmanifest.json',
  '..%2F..%2Fseed.ts',
  'loop.mp4%00',
  'LICENCES.md',
])('«%s» is not found', async (name) => {
  expect((await get(name)).status).toBe(404);
});
