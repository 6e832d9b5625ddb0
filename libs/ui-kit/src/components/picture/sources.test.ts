import { describe, expect, it } from 'vitest';
import { pictureUrl, srcSet } from './sources.ts';

const offer = { widths: [320, 640, 1280], url: pictureUrl, format: 'avif' as const };

describe('sources of a picture', () => {
  it('offers no width that the original does not have', () => {
    expect(srcSet({ ...offer, picture: { id: 'dvor', width: 700 } })).toBe(
      '/media/dvor-320.avif 320w, /media/dvor-640.avif 640w',
    );
  });

  it('offers a small original as it is', () => {
    expect(srcSet({ ...offer, picture: { id: 'dvor', width: 200 } })).toBe(
      '/media/dvor-200.avif 200w',
    );
  });

  it('names the upright crop in the address', () => {
    expect(srcSet({ ...offer, picture: { id: 'dvor', width: 320 }, crop: 'portrait' })).toBe(
      '/media/dvor-320-portrait.avif 320w',
    );
  });
});
