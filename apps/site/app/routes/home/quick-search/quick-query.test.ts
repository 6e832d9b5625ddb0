import { describe, expect, it } from 'vitest';
import { catalogueHref, ceilings, quickFilter } from './quick-query.ts';

function form(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('quick search', () => {
  it.each<[string, FormData, string]>([
    ['an untouched form', form(['complex', ''], ['priceTo', ''], ['handover', '']), '/katalog'],
    ['rooms in their order', form(['rooms', '3'], ['rooms', 'studio']), '/katalog?rooms=studio,3'],
    [
      'every field in the catalogue’s order',
      form(['handover', '2028-4'], ['priceTo', '14000000'], ['rooms', '2'], ['complex', 'kanal']),
      '/katalog?complex=kanal&rooms=2&priceTo=14000000&handover=2028-4',
    ],
    ['ready flats', form(['handover', 'ready']), '/katalog?handover=ready'],
    ['a value that is no filter', form(['rooms', '17'], ['priceTo', 'много']), '/katalog'],
  ])('leads from %s to the catalogue', (_, data, href) => {
    expect(catalogueHref(quickFilter(data))).toBe(href);
  });

  it('offers ceilings between the cheapest and the dearest flat', () => {
    expect(ceilings({ min: 6_300_000, max: 10_500_000 })).toEqual([
      7_000_000, 8_000_000, 9_000_000, 10_000_000,
    ]);
  });
});
