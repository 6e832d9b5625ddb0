import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createApp } from '../../../compose/app.ts';

let backend: TestBackend;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  backend = await testBackend();
  app = createApp(backend.services, []);
});
afterAll(() => backend.close());

const svgAt = async (path: string) => {
  const response = await app.request(path);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  return response.text();
};

describe('the drawing of a floor', () => {
  test('holds the drawings of its flats, without their titles', async () => {
    const svg = await svgAt('/media/floors/kanal/korpus-2/1/4.svg');
    expect(svg.match(/<g transform="matrix\(/g)).toHaveLength(9);
    expect(svg).not.toContain('<title>');
  });

  test('is the same on all floors with the same flats, and another one above them', async () => {
    const [second, ninth, tenth] = await Promise.all(
      [2, 9, 10].map((floor) => svgAt(`/media/floors/kanal/korpus-2/1/${floor}.svg`)),
    );
    expect(ninth).toBe(second);
    expect(tenth).not.toBe(second);
  });
});

test.each([
  '/media/floors/kanal/korpus-2/1/11.svg',
  '/media/floors/kanal/korpus-9/1/4.svg',
  '/media/floors/kanal/korpus-2/x/4.svg',
])('there is no drawing at %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
