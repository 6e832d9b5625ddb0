import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMistakes } from '../../../../demo/content/check/check-links.ts';
import {
  sharedRuns,
  styleMistakes,
  textOf,
  wordsOf,
} from '../../../../demo/content/check/texts.ts';
import { walk } from '../../../../demo/content/check/walk.ts';
import { knownAddresses } from '../../../../demo/content/check/addresses.ts';
import { visibleNews } from '../news/find-news.ts';
import { visiblePages } from './find-page.ts';
import { sitemapSections } from '../../discovery/feed/sitemap-sections.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** What the backend gives out, after cleaning and typesetting. */
function given() {
  const { content, catalogue } = backend.services;
  const now = backend.clock();
  const pages = visiblePages(content.library, now);
  const news = visibleNews(content.library, now);
  const sections = sitemapSections(content.library, catalogue.snapshot, now);
  const listed = sections.flatMap((section) => section.pages.map(({ path }) => path));
  return { pages, news, listed, library: content.library };
}

test('every address of the sitemap is one that links may lead to', () => {
  const known = knownAddresses();
  const { listed } = given();
  expect(listed.filter((path) => !known.has(path))).toEqual([]);
  expect(listed.length).toBeGreaterThan(1500);
});

test('no link of what the backend gives out is dead', () => {
  const known = knownAddresses();
  const { pages, news, library } = given();
  const { templates, promos, offices, redirects } = library;
  expect(templates).not.toBeNull();
  const all = { pages, news, templates, promos, offices };
  const dead = [...walk(all, 'content')].flatMap((place) =>
    linkMistakes(place, known).map((reason) => `${place.path}: ${reason}`),
  );
  expect(dead).toEqual([]);
  for (const [from, to] of redirects) {
    expect([from, known.has(to.replace(/\?.*/, ''))]).toEqual([from, true]);
  }
});

test('titles differ, and no two texts of the sitemap say the same', () => {
  const { pages, news } = given();
  const titles = [...pages, ...news.map(({ teaser }) => teaser)].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const texts = [
    // A quote says what a review of the library says.
    ...pages.map(({ path, blocks }) => ({
      name: path,
      text: textOf(blocks.filter(({ type }) => type !== 'quote')),
    })),
    ...news.map(({ teaser, blocks }) => ({
      name: teaser.alias,
      text: textOf([teaser.lead, blocks]),
    })),
    ...library().map(({ review }) => ({
      name: review.guid,
      text: `${review.title} ${review.text}`,
    })),
  ];
  expect(sharedRuns(texts)).toEqual([]);
});

const library = () => backend.services.content.library.reviews;

test('texts are Russian, and news is long enough to be read', () => {
  const { news, library: content } = given();
  const texts = [
    ...news.map(({ teaser, blocks }) => textOf([teaser.title, teaser.lead, blocks])),
    ...content.reviews.map(({ review }) => textOf([review.title, review.text, review.reply])),
    ...content.vacancies.map((vacancy) => textOf(vacancy)),
    ...content.promos.map((promo) => textOf(promo)),
  ];
  expect(texts.flatMap(styleMistakes)).toEqual([]);
  const short = news.filter(
    ({ teaser, blocks }) => wordsOf(textOf([teaser.lead, blocks])).length < 40,
  );
  expect(short.map(({ teaser }) => teaser.alias)).toEqual([]);
});
