import { describe, expect, test } from 'vitest';
import { parseBlocks } from '@m30/blocks/server';
import { familyDisclaimer, standardDisclaimer } from '../data/mortgage.ts';
import { pages } from './pages/index.ts';
import type { PageSeed } from './pages/page-seed.ts';

/** Legal documents are as long as the law wants them; frames show next to nothing else. */
const ANY_LENGTH = new Set(['/politika-konfidentsialnosti', '/informatsiya-pravovogo-kharaktera']);
const isFrame = (path: string) => path.startsWith('/iframe/');

/** Modals that a button of a page may open. */
const MODALS = [
  ...['callRequest', 'callRequestSecondary', 'callSpecialist', 'callProject', 'showroom'],
  ...['easyMoving', 'services', 'setCallFromLanding'],
];

/** Pages that nothing but an advertisement, a message or another site leads to. */
const ENTRANCES =
  /^\/(iframe\/.*|promo-.*|yyaa|dom-na-kurskoy|vtorichka\/informaciya\/1.*|obekty\/.*\/muzey|lk\/[a-z]+)$/;

/** Latin letters that Russian texts keep. */
const LATIN = /cookie|IP|OpenStreetMap|ODbL|dom@meridian30\.example/g;

/** What the law wants said word for word wherever a rate stands. */
const LEGAL = [familyDisclaimer, standardDisclaimer].flatMap((text) => text.split(/(?<=\.) /));

/** Words of a page as a visitor reads them, without the legal sentences. */
function textOf({ blocks }: Pick<PageSeed, 'blocks'>): string {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, item]) =>
      ['type', 'tag', 'typeform'].includes(key) ? [] : strings(item),
    );
  };
  const text = strings(blocks)
    .map((html) => html.replace(/<\/?(strong|a)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ');
  return LEGAL.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const linksOf = ({ blocks }: Pick<PageSeed, 'blocks'>) =>
  [...JSON.stringify(blocks).matchAll(/href=\\"([^"\\?#]*)/g)].map(([, href = '']) => href);

const byPath = new Map(pages.map((page) => [page.path, page]));

const twice = (list: readonly string[]) =>
  list.filter((item, index) => list.indexOf(item) !== index);

/** Routes without a parameter that are made of content; each is the whole path. */
const ROUTES = `
  /contract-status /ddu /dom-na-kurskoy /installment /ipotechnyj-kalkulyator /kak-kupit
  /klientam /kommerciya /kompaniya /loyalty /manager-rating /mortgage /mortgage-form /mortgage-form-gross
  /mortgage-form-offline /oferta /oplata /order /otzyv /otzyvy /parking /promo-marathon /promo-novyj-god
  /trade-in /vtorichka /yyaa /politika-konfidentsialnosti /informatsiya-pravovogo-kharaktera
  /kak-kupit/informaciya /kak-kupit/ipoteka /kak-kupit/ipoteki
  /kak-kupit/ipoteki/anketa /kak-kupit/ipoteki/anketa_gross /klientam/priemka-kvartiry
  /klientam/programmy /klientam/shkola /klientam/uslugi /klientam/uslugi/meblirovka
  /klientam/uslugi/operatsii-s-nedvizhimostyu-ot-gk-kvs /kompaniya/centr-stroitelstva /kompaniya/nagrady
  /kompaniya/otzyvy /kompaniya/pressa /kompaniya/produkciya /kompaniya/sistema-kachestva
  /kompaniya/vakansii /vtorichka/ipoteki /vtorichka/laifhaki /vtorichka/otzyvy /vtorichka/informaciya
  /vtorichka/informaciya/1programmy-zacheta-zhilya /vtorichka/informaciya/1uslugi
  /lk/acceptance /lk/certificates /lk/contracts /lk/feedback /lk/loyalty /lk/news /lk/partnerships
  /lk/school /lk/services /lk/showroom /lk/statements /lk/stocks /lk/support`;

/** Sections of routes with a parameter, each with items to choose from. */
const SECTIONS = `
  /kak-kupit /kak-kupit/informaciya /kak-kupit/ipoteka /kak-kupit/ipoteki /klientam /klientam/programmy
  /klientam/shkola /klientam/uslugi /kommerciya /kompaniya /kompaniya/pressa /kompaniya/produkciya
  /kompaniya/sistema-kachestva /kontakty /parking /vtorichka /vtorichka/informaciya
  /lk/news /lk/partnerships /lk/school`;

const listOf = (paths: string) => paths.trim().split(/\s+/);

describe('the pages', () => {
  test('answer every route that is made of content', () => {
    expect(listOf(ROUTES).filter((path) => !byPath.has(path))).toEqual([]);
  });

  test.each(listOf(SECTIONS))('of %s are three or more', (section) => {
    const items = pages.filter(({ path }) => path.replace(/\/[^/]+$/, '') === section);
    expect(items.length).toBeGreaterThanOrEqual(3);
  });

  test('have a path, a title and a description of their own', () => {
    expect(twice(pages.map(({ path }) => path))).toEqual([]);
    expect(twice(pages.map(({ title }) => title))).toEqual([]);
    expect(twice(pages.map(({ description }) => description))).toEqual([]);
    for (const { path, description } of pages) {
      expect(path).toMatch(/^(\/[a-z0-9_-]+)+$/);
      expect([path, description.length <= 160]).toEqual([path, true]);
    }
  });

  test('have as many words as somebody reads', () => {
    const odd = pages
      .map((page) => ({ path: page.path, words: wordsOf(textOf(page)).length }))
      .filter(({ path }) => !ANY_LENGTH.has(path))
      .filter(({ path, words }) => words < (isFrame(path) ? 40 : 120) || words > 350);
    expect(odd).toEqual([]);
  });

  test('do not say the same eight words on two pages', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const page of pages) {
      const words = wordsOf(textOf(page));
      for (let start = 0; start + 8 <= words.length; start += 1) {
        const run = words.slice(start, start + 8).join(' ');
        const first = seen.get(run);
        if (first === undefined) seen.set(run, page.path);
        else if (first !== page.path) shared.push(`${first} ${page.path}: ${run}`);
      }
    }
    expect(shared).toEqual([]);
  });

  test('are Russian and calm', () => {
    for (const page of pages) {
      const text = `${page.title} ${page.description} ${textOf(page)}`.replace(LATIN, '');
      expect([page.path, text.match(/[a-z]{2,}|!|"| - /gi) ?? []]).toEqual([page.path, []]);
    }
  });

  test('consist of blocks that parse', () => {
    const dropped: unknown[] = [];
    for (const { path, blocks } of pages) {
      expect(blocks.length).toBeGreaterThan(0);
      parseBlocks(blocks, { onDrop: (drop) => dropped.push([path, drop]) });
    }
    expect(dropped).toEqual([]);
  });

  test('open known modals', () => {
    const opened = pages.flatMap(({ blocks }) => blocks.flatMap(({ typeform }) => typeform ?? []));
    expect(new Set(opened)).toEqual(new Set(MODALS));
  });

  test('are linked from their section', () => {
    const lost = pages.filter(({ path }) => {
      const section = byPath.get(path.replace(/\/[^/]+$/, ''));
      return section && !ENTRANCES.test(path) && !linksOf(section).includes(path);
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  test('of the account, of frames and of forms stay out of search', () => {
    const hidden = pages.filter(({ path }) => /^\/(lk|iframe|order)\b/.test(path));
    expect(hidden.length).toBeGreaterThan(20);
    expect(hidden.filter(({ indexable }) => indexable)).toEqual([]);
  });

  test('show the full conditions wherever they show a rate', () => {
    const silent = pages.filter(({ blocks }) => {
      const text = JSON.stringify(blocks);
      const family = /[^\d,]6 %/.test(text) && !/Полная стоимость кредита 6,0/i.test(text);
      const standard = /1[467],[249] %/.test(text) && !text.includes(standardDisclaimer);
      return family || standard;
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
