import { expect, test } from 'vitest';
import { complexes } from '../data/complexes/index.ts';
import { legalTexts } from '../data/mortgage.ts';
import { news } from './news/index.ts';
import { offices } from './offices.ts';
import { pages } from './pages/index.ts';
import { promos } from './promos.ts';
import { reviews } from './reviews/index.ts';
import { vacancies } from './vacancies.ts';
import { videos } from './videos.ts';

test('never says the same paragraph twice, but for the conditions of credits', () => {
  const legal = new Set(legalTexts);
  const paragraphs = [...JSON.stringify([news, pages]).matchAll(/<p>(.{60,}?)<\/p>/g)]
    .map(([, text = '']) => text)
    .filter((text) => !legal.has(text));
  const twice = paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index);
  expect(twice).toEqual([]);
  expect(paragraphs.length).toBeGreaterThan(40);
});

/** Every block of the specification, section 2. */
const SPECIFIED = `
  buttonform text image header list blocks link video reviews_slider video_slider photo_slider slider map accordion files table
  calculator cards button svg roubleblock`;

test('shows every block of the specification somewhere', () => {
  const types = new Set<string | undefined>(
    [...JSON.stringify([news, pages]).matchAll(/"type":"([a-z_]+)"/g)].map(([, type]) => type),
  );
  const missing = SPECIFIED.trim()
    .split(/\s+/)
    .filter((type) => !types.has(type));
  expect(missing).toEqual([]);
  expect(types.size).toBeGreaterThan(30);
});

test('shows another film in each entry of the guide and in each review', () => {
  const guide = videos.flatMap(({ video }) => video ?? []);
  const films = [...guide, ...reviews.flatMap(({ video }) => video ?? [])];
  expect(films.length).toBeGreaterThan(4);
  const files = films.map((film) => film.replace(/#.*/, ''));
  expect(new Set(files).size).toBe(files.length);
});

test('has enough to page through, under aliases that are addresses', () => {
  expect(news.length).toBeGreaterThanOrEqual(25);
  expect(reviews.length).toBeGreaterThanOrEqual(30);
  expect(vacancies.length).toBeGreaterThanOrEqual(8);
  const aliases = [...news, ...promos, ...offices, ...vacancies].map(({ alias }) => alias);
  for (const alias of aliases) expect(alias).toMatch(/^[a-z0-9][a-z0-9-]*$/);
  expect(new Set(news.map(({ alias }) => alias)).size).toBe(news.length);
});

test('says on the company page how many buildings have flats', () => {
  const residential = complexes.flatMap(({ buildings }) =>
    buildings.filter(({ sections }) => sections.length > 0),
  );
  const page = JSON.stringify(pages.find(({ path }) => path === '/kompaniya'));
  expect(page).toContain(`{"value":"${residential.length}","text":"корпуса с квартирами"}`);
});
