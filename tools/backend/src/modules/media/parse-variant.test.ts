import { expect, test } from 'vitest';
import { parseVariant } from './parse-variant.ts';

test('a name says picture, width, crop and format', () => {
  expect(parseVariant('kanal-hero-640.avif')).toEqual({
    id: 'kanal-hero',
    width: 640,
    portrait: false,
    format: 'avif',
  });
  expect(parseVariant('kanal-hero-480-portrait.webp')).toEqual({
    id: 'kanal-hero',
    width: 480,
    portrait: true,
    format: 'webp',
  });
});

test.each([
  'kanal-hero-641.avif',
  'kanal-hero-640.png',
  'kanal-hero-640.avif.svg',
  'kanal-hero.avif',
  'kanal-hero-640-landscape.avif',
  '../kanal-hero-640.avif',
  '-640.avif',
  'KANAL-640.avif',
  'manifest.json',
  '',
])('«%s» is no variant', (name) => {
  expect(parseVariant(name)).toBeNull();
});
