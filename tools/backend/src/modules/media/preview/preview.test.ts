import sharp from 'sharp';
import { expect, it } from 'vitest';
import manifest from '../../../../demo/media/manifest.json' with { type: 'json' };
import { toPicture } from '../to-picture.ts';
import { drawPreview } from './draw-preview.ts';
import { thumbhashOf } from './thumbhash-of.ts';

/** Blue above, brown below, as a house by day. */
const house = await sharp({
  create: { width: 160, height: 100, channels: 3, background: '#4080c0' },
})
  .composite([
    {
      input: { create: { width: 160, height: 50, channels: 3, background: '#704020' } },
      top: 50,
      left: 0,
    },
  ])
  .png()
  .toBuffer();

const row = {
  ...{ id: 'house', alt: 'Дом', width: 160, height: 100, vendor: null, view: 'hero' },
  ...{ caption: null, outlines: null },
};

/** Pixels of a preview, top row first, five bits a part. */
function pixelsOf(address: string): number[][] {
  const [head, base64 = ''] = address.split(',');
  expect(head).toBe('data:image/bmp;base64');
  const file = Buffer.from(base64, 'base64');
  expect(file.readUInt32LE(2)).toBe(file.length);
  const from = file.readUInt32LE(10);
  return Array.from({ length: (file.length - from) / 2 }, (_, index) => {
    const bits = file.readUInt16LE(from + index * 2);
    return [bits >> 10, (bits >> 5) & 31, bits & 31];
  });
}

it('draws what is above above, in its colour', async () => {
  const { preview } = drawPreview(await thumbhashOf(house));
  const pixels = pixelsOf(preview);
  expect(pixels).toHaveLength(8);
  const [sky = [], wall = []] = [pixels[0], pixels[7]];
  expect(sky[2]).toBeGreaterThan(sky[0] ?? 0);
  expect(wall[0]).toBeGreaterThan(wall[2] ?? 0);
});

it('takes the mean colour from the same hash', async () => {
  const { colour } = toPicture({ ...row, thumbhash: await thumbhashOf(house) });
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mean = [0x58, 0x60, 0x70];
  parts.forEach((part, index) => expect(Math.abs(part - (mean[index] ?? 0))).toBeLessThan(16));
});

it('a picture that was known before has its colour alone', () => {
  expect(toPicture({ ...row, thumbhash: '#b5a79a' })).toEqual({
    ...{ id: 'house', alt: 'Дом', width: 160, height: 100 },
    colour: '#b5a79a',
  });
});

it('every picture of the demo has a preview of its own, short enough to stand in a page', () => {
  const previews = manifest.map(({ thumbhash }) => drawPreview(thumbhash).preview);
  expect(new Set(previews).size).toBe(manifest.length);
  for (const preview of previews) expect(preview.length).toBeLessThan(180);
});
