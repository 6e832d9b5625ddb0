import { expect, it } from 'vitest';
import { refuseForeignPost } from './refuse-foreign-post.ts';

const post = (headers: Record<string, string>) => () =>
  refuseForeignPost(
    new Request('http://localhost:4200/lk/logout', { method: 'POST', headers }),
    'https://meridian.example',
  );

it.each<[Record<string, string>]>([
  [{ origin: 'https://meridian.example' }],
  [{ origin: 'http://localhost:4200' }],
  [{}],
  [{ 'sec-fetch-site': 'same-origin' }],
])('%j passes', (headers) => {
  expect(post(headers)).not.toThrow();
});

it.each<[Record<string, string>]>([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://meridian.example.evil.example' }],
  [{ origin: 'https://meridian.example@evil.example' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ 'sec-fetch-site': 'cross-site' }],
])('%j is refused', (headers) => {
  expect(post(headers)).toThrow(expect.objectContaining({ init: { status: 403 } }));
});
