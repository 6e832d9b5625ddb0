import { expect, it } from 'vitest';
import { parseBlocks } from '../../server.ts';
import { placesOf } from './places.ts';

const blocks = {
  h2: { type: 'header', tag: 'h2', text: 'Шаги' },
  h3: { type: 'header', tag: 'h3', text: 'Шаги' },
  text: { type: 'text', html: '<p>Слова</p>' },
  band: { type: 'text', html: '<p>Слова</p>', theme: 'paper' },
  steps: { type: 'steps', items: [{ title: 'Раз' }, { title: 'Два' }] },
  titled: { type: 'steps', title: 'Шаги', items: [{ title: 'Раз' }, { title: 'Два' }] },
  stats: { type: 'stats', items: [{ value: '6', text: 'корпусов' }] },
};

it.each([
  [
    ['text', 'h2', 'text'],
    [undefined, 'head', 'words'],
  ],
  [
    ['h2', 'text', 'steps', 'text', 'stats', 'text'],
    ['head', 'words', 'words', 'words', undefined, undefined],
  ],
  [
    ['h2', 'h2', 'steps'],
    [undefined, 'head', 'words'],
  ],
  [
    ['h2', 'stats', 'text'],
    [undefined, undefined, undefined],
  ],
  [
    ['h2', 'titled'],
    [undefined, undefined],
  ],
  [
    ['h2', 'band'],
    [undefined, undefined],
  ],
  [
    ['h3', 'text'],
    [undefined, undefined],
  ],
  [['h2'], [undefined]],
] as [(keyof typeof blocks)[], (string | undefined)[]][])('places %j as %j', (names, places) => {
  const parsed = parseBlocks(names.map((name) => blocks[name]));
  expect(parsed).toHaveLength(names.length);
  expect(placesOf(parsed)).toEqual(places);
});
