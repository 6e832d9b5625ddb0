import { describe, expect, it } from 'vitest';
import { fitSize, pictureName, prepareFile } from './prepare-file.ts';

describe('a photo', () => {
  it.each([
    [4000, 3000, 2000, 1500],
    [3000, 6000, 1000, 2000],
    [800, 600, 800, 600],
    [9000, 1, 2000, 1],
  ])('of %i × %i is sent as %i × %i', (width, height, toWidth, toHeight) => {
    expect(fitSize(width, height)).toEqual({ width: toWidth, height: toHeight });
  });

  it('has the ending of what it became', () => {
    expect(pictureName('IMG_0001.HEIC', 'image/jpeg')).toBe('IMG_0001.jpg');
    expect(pictureName('План.v2.png', 'image/png')).toBe('План.v2.png');
  });
});

it('what is no photo stays as it is', async () => {
  const paper = new File(['%PDF'], 'Паспорт.pdf', { type: 'application/pdf' });
  expect(await prepareFile(paper)).toBe(paper);
});
