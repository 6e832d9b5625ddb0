import { expect, test } from 'vitest';
import { portraitArea } from './portrait-area.ts';

test.each([
  ['centred on the focus', 50, 467],
  ['kept inside at the left', 5, 0],
  ['kept inside at the right', 100, 933],
])('a portrait of 1600 × 1000 is %s', (_, focus, left) => {
  expect(portraitArea({ id: 'x', width: 1600, height: 1000, focus })).toEqual({
    left,
    top: 0,
    width: 667,
    height: 1000,
  });
});

test('a picture that is narrower than a portrait is shown whole', () => {
  expect(portraitArea({ id: 'x', width: 400, height: 900, focus: 50 })).toMatchObject({
    left: 0,
    width: 400,
  });
});
