import { describe, expect, it } from 'vitest';
import { newsChoices, newsHref, readNewsQuery } from './news-filter.ts';

const none = { year: '', topic: '', complex: '' };

describe('the filter of news', () => {
  it.each([
    ['', none, 1],
    ['year=2026&page=2', { ...none, year: '2026' }, 2],
    ['topic=Стройка&complex=kanal', { ...none, topic: 'Стройка', complex: 'kanal' }, 1],
  ])('is read from «%s»', (query, filter, page) => {
    expect(readNewsQuery(new URLSearchParams(query))).toEqual({ filter, page });
  });

  it.each(['year=1999', 'year=2026a', 'page=0', 'complex=../', `topic=${'а'.repeat(61)}`])(
    'is not read from «%s»',
    (query) => expect(readNewsQuery(new URLSearchParams(query))).toBeNull(),
  );

  it('has one address for each choice, keys in one order', () => {
    expect(newsHref({ complex: 'kanal', topic: '', year: '2026' }, 2)).toBe(
      '/novosti?year=2026&complex=kanal&page=2',
    );
    expect(newsHref(none)).toBe('/novosti');
  });

  it('keeps the other choices and marks the present one', () => {
    const choices = { years: [2026, 2025], topics: [], complexes: [] };
    const { years } = newsChoices(choices, { ...none, year: '2025', topic: 'Стройка' });
    expect(years.map(({ label, current }) => [label, current])).toEqual([
      ['Все', false],
      ['2026', false],
      ['2025', true],
    ]);
    expect(decodeURIComponent(years[1]?.href ?? '')).toBe('/novosti?year=2026&topic=Стройка');
  });
});
