import { describe, expect, test } from 'vitest';
import { complexes } from '../data/complexes/index.ts';
import { familyDisclaimer, standardDisclaimer } from '../data/mortgage.ts';
import { pictureRows } from '../generator/objects.ts';
import { generatePremises } from '../generator/premises/premises.ts';
import { accountTemplate } from './account-template.ts';
import { news } from './news/index.ts';
import { offices } from './offices.ts';
import { pages } from './pages/index.ts';
import { promos } from './promos.ts';
import { siteTemplate } from './site-template.ts';

/** Paths that the product answers, besides those of content. */
const ROUTES = [
  '/',
  '/katalog',
  '/cart',
  '/compare',
  '/obekty',
  '/novosti',
  '/akcii',
  '/kontakty',
  '/lk',
  '/lk/orders',
];

const known = new Set([
  ...ROUTES,
  ...complexes.map(({ vendor }) => `/obekty/${vendor}`),
  ...generatePremises().lots.map(
    ({ buildingId, id }) => `/kommerciya/${buildingId.split('/')[0]}/${id}`,
  ),
  ...news.map(({ alias }) => `/novosti/${alias}`),
  ...pages.map(({ path }) => path),
]);

const sources = { siteTemplate, accountTemplate, news, offices, pages, promos };

/** Everything that looks like an address in a value: `link` properties and `href` attributes. */
function linksOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'link' && typeof item === 'string' ? [item] : linksOf(item),
  );
}

describe('the content', () => {
  test.each(Object.entries(sources))('of %s links only to what exists', (_, source) => {
    const dead = linksOf(source).filter(
      (link) => !/^(mailto|tel):/.test(link) && !known.has(link.replace(/\?.*$/, '')),
    );
    expect(dead).toEqual([]);
  });

  test('shows only pictures that exist', () => {
    const pictures = new Set(pictureRows().map(({ id }) => id));
    const shown = [...news, ...offices].flatMap(({ picture }) => picture ?? []);
    expect(shown.filter((id) => !pictures.has(id))).toEqual([]);
  });

  test('never says the same paragraph twice, but for the conditions of credits', () => {
    const legal = new Set([familyDisclaimer, standardDisclaimer]);
    const paragraphs = [...JSON.stringify([news, pages]).matchAll(/<p>(.{60,}?)<\/p>/g)]
      .map(([, text = '']) => text)
      .filter((text) => !legal.has(text));
    const twice = paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index);
    expect(twice).toEqual([]);
    expect(paragraphs.length).toBeGreaterThan(40);
  });

  test('uses block types that the blocks library has', () => {
    const types = [...news, ...pages].flatMap(({ blocks }) => blocks.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(['text', 'header', 'accordion', 'buttonform']));
  });

  test('has news to page through and aliases that are addresses', () => {
    expect(news.length).toBeGreaterThanOrEqual(8);
    for (const { alias } of [...news, ...promos, ...offices]) {
      expect(alias).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    }
  });

  test('says on the company page how many buildings have flats', () => {
    const residential = complexes.flatMap(({ buildings }) =>
      buildings.filter(({ sections }) => sections.length > 0),
    );
    const page = JSON.stringify(pages.find(({ path }) => path === '/kompaniya'));
    expect(page).toContain(`<th>Корпусов с квартирами</th><td>${residential.length}</td>`);
  });
});
