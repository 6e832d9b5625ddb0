import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

test.each([
  ['a stored picture', { picture: { id: 'dvor', width: 1600, height: 900 } }, ['dvor']],
  [
    'pictures of a list',
    [
      {
        items: [
          { id: 'a-1', width: 1 },
          { id: 'b', width: 2 },
        ],
      },
    ],
    ['a-1', 'b'],
  ],
  ['a file', { src: '/media/dvor-1280.webp' }, ['dvor']],
  ['a file of a version', { src: '/media/dvor-2_v12-480-portrait.avif' }, ['dvor-2']],
  ['a drawing', { src: '/media/plan_v1.svg' }, ['plan']],
  ['HTML', { html: '<p><img src="/media/dvor-640.jpg"></p>' }, ['dvor']],
  ['what has a name and no size', { id: 'dvor', title: 'Двор' }, []],
  ['a drawing of the product', { src: '/media/plans/2k-64.svg' }, []],
])('%s', (_, value, names) => {
  expect([...namesIn(value)]).toEqual(names);
});
