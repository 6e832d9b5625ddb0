import { expect, it } from 'vitest';
import { parseBlocks } from '../server.ts';
import { blockRequests } from './requests.ts';

it('lists what live blocks will ask for, those within other blocks too', () => {
  const lots = { type: 'lots', query: '?complex=kanal&rooms=2', limit: 2 };
  const blocks = parseBlocks([
    { type: 'map', vendor: 'kanal' },
    { type: 'tabs', items: [{ label: 'Квартиры', blocks: [lots, { type: 'map' }] }] },
    { type: 'lots' },
    {
      type: 'map',
      places: [{ title: 'Офис', address: 'Литейный', coordinate: [59.9, 30.3], link: '/kontakty' }],
    },
  ]);
  expect(blockRequests(blocks)).toEqual({
    map: [{ vendor: 'kanal' }, {}],
    lots: [
      { query: 'complex=kanal&rooms=2', limit: 2 },
      { query: '', limit: 3 },
    ],
  });
});
