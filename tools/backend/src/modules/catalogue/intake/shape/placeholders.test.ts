import { expect, test } from 'vitest';
import manifest from '../../../../../demo/media/manifest.json' with { type: 'json' };
import { isOwnDrawing, NO_PICTURE } from './placeholders.ts';

test('the picture of a complex that has none is one of the media', () => {
  const found = manifest.find(({ id }) => id === NO_PICTURE.id);
  expect(found).toMatchObject(NO_PICTURE);
});

test.each([
  ['/media/plans/2k-64.svg', true],
  ['/media/plans/../../../secret.svg', false],
  ['/media/plans/2k-64.png', false],
  ['https://feed.example/plans/1.svg', false],
  [undefined, false],
])('%s is a drawing of this site: %s', (address, own) => {
  expect(isOwnDrawing(address)).toBe(own);
});
