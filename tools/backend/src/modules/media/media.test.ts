import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../kernel/config/config.ts';
import { Refused } from '../../kernel/method/refuse.ts';
import { media, openMedia } from './media.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'm30-media-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const app = new Hono()
  .route('/', media(openMedia(readConfig({ DATA_DIR: dataDir }), () => Promise.resolve(null))))
  .onError((error, c) => c.text('', error instanceof Refused && error.status === 404 ? 404 : 500));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('a picture', () => {
  test('is made in the width and format of its name and may be cached for ever', async () => {
    const response = await get('/media/kanal-hero-320.avif');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([320, 200]);
    const tag = response.headers.get('etag') ?? '';
    expect((await get('/media/kanal-hero-320.avif', { 'if-none-match': tag })).status).toBe(304);
  });

  test('is made once, however many ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => bytes('/media/keys-320.webp')));
    expect(new Set(all.map((one) => one.toString('base64'))).size).toBe(1);
    const files = readdirSync(join(dataDir, 'media')).filter((name) => name.startsWith('keys-320'));
    expect(files).toHaveLength(1);
  });

  test('is never made larger than it is', async () => {
    const { width } = await sharp(await bytes('/media/keys-1600.webp')).metadata();
    expect(width).toBe(1200);
  });

  test.each(['kanal-hero', 'zaliv-hero'])('%s fits a phone as a portrait', async (id) => {
    const portrait = await bytes(`/media/${id}-480-portrait.avif`);
    const { width, height } = await sharp(portrait).metadata();
    expect([width, height]).toEqual([480, 720]);
    expect(portrait.length).toBeLessThan(40 * 1024);
  });
});

describe('a drawing', () => {
  test('comes compressed, and opened alone it may do nothing', async () => {
    const response = await get('/media/plans/2k-64.svg', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-encoding')).toBe('br');
    const plain = await (await get('/media/plans/2k-64.svg')).text();
    const packed = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(packed).toString()).toBe(plain);
    expect(plain).toMatch(/^<svg/);
  });
});

describe('a drawing as a picture', () => {
  test('is a PNG, and its flipped twin another one', async () => {
    const [plain, flipped] = await Promise.all(
      ['/media/plans/2k-64-mini.png', '/media/plans/2k-64-mini-flipped.png'].map(async (path) => {
        const response = await get(path);
        expect(response.headers.get('content-type')).toBe('image/png');
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(plain?.subarray(1, 4).toString()).toBe('PNG');
    expect(flipped?.equals(plain ?? Buffer.alloc(0))).toBe(false);
  });
});

test('a picture comes as JPEG for those who show nothing newer', async () => {
  const response = await get('/media/kanal-hero-640.jpg');
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test.each([
  '/media/',
  '/media/plans/nothing-mini.png',
  '/media/manifest.json',
  '/media/kanal-hero.avif',
  '/media/kanal-hero-500.avif',
  '/media/nothing-640.avif',
  '/media/..%2Fmanifest.json',
  '/media/plans/..%2F..%2Fseed.ts',
  '/media/plans/%2Fetc%2Fpasswd',
  '/media/plans/nothing.svg',
  '/media/pictures/kanal-hero.avif',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});
