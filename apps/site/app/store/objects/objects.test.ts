import { createApi } from '@m30/api/client';
import { expect, it } from 'vitest';
import { byPrice, loadObjectChoices, loadObjects } from './objects.ts';

it('orders objects by their price, those with nothing for sale last and among themselves as they came', () => {
  const objects = [
    { vendor: 'svetly', priceFrom: null },
    { vendor: 'zaliv', priceFrom: 900 },
    { vendor: 'sosny', priceFrom: null },
    { vendor: 'kanal', priceFrom: 800 },
  ];
  expect(byPrice(objects).map(({ vendor }) => vendor)).toEqual([
    'kanal',
    'zaliv',
    'svetly',
    'sosny',
  ]);
});

it('asks for the list by the method of the list, and for names by that of names', async () => {
  const answers: Record<string, object> = {
    'Objects.GetCatalog': { complexes: [{ vendor: 'kanal' }] },
    'Objects.GetPageObjects': {
      objects: [{ id: 'kanal', label: 'Канал 9', link: '/obekty/kanal' }],
    },
  };
  const api = createApi({
    origin: 'https://site.example',
    fetch: ({ url }) => {
      const [, method = ''] = /\/api\/([A-Za-z.]+)/.exec(url) ?? [];
      return Promise.resolve(Response.json({ code: 200, result: answers[method] }));
    },
  });
  expect(await loadObjects(api)).toEqual([{ vendor: 'kanal' }]);
  expect(await loadObjectChoices(api)).toEqual([{ id: 'kanal', label: 'Канал 9' }]);
});
