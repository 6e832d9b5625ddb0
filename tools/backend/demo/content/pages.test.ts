import { describe, expect, test } from 'vitest';
import { creditFaults, namesRate } from './check/credit-faults.ts';
import { everyConditions } from '../data/mortgage.ts';
import { news } from './news/index.ts';
import { pages } from './pages/index.ts';
import type { PageSeed } from './page-seed.ts';

/** Pages that nothing but an advertisement, a message or another site leads to. */
const ENTRANCES =
  /^\/(iframe\/.*|promo-.*|yyaa|dom-na-kurskoy|vtorichka\/informaciya\/1.*|obekty\/.*\/muzey|lk\/[a-z]+)$/;

/** Links of HTML and of blocks, without their query. */
const linksOf = ({ blocks }: Pick<PageSeed, 'blocks'>) =>
  [...JSON.stringify(blocks).matchAll(/(?:href=\\"|"(?:link|href|url)":")([^"\\?#]*)/g)].map(
    ([, href = '']) => href,
  );

const byPath = new Map(pages.map((page) => [page.path, page]));

/** Routes without a parameter that are made of content; each is the whole path. */
const ROUTES = `
  /contract-status /ddu /dom-na-kurskoy /installment /ipotechnyj-kalkulyator /kak-kupit
  /klientam /kommerciya /kompaniya /loyalty /manager-rating /mortgage /mortgage-form /mortgage-form-gross
  /mortgage-form-offline /oferta /oplata /otzyv /otzyvy /parking /promo-marathon /promo-novyj-god
  /trade-in /vtorichka /yyaa /politika-konfidentsialnosti /informatsiya-pravovogo-kharaktera
  /kak-kupit/informaciya /kak-kupit/ipoteka /kak-kupit/ipoteki
  /kak-kupit/ipoteki/anketa /kak-kupit/ipoteki/anketa_gross /klientam/priemka-kvartiry
  /klientam/programmy /klientam/shkola /klientam/uslugi /klientam/uslugi/meblirovka
  /klientam/uslugi/operatsii-s-nedvizhimostyu /kompaniya/centr-stroitelstva /kompaniya/nagrady
  /kompaniya/otzyvy /kompaniya/pressa /kompaniya/produkciya /kompaniya/sistema-kachestva
  /kompaniya/vakansii /vtorichka/ipoteki /vtorichka/laifhaki /vtorichka/otzyvy /vtorichka/informaciya
  /vtorichka/informaciya/1programmy-zacheta-zhilya /vtorichka/informaciya/1uslugi`;

/** Sections of routes with a parameter, each with items to choose from. */
const SECTIONS = `
  /kak-kupit /kak-kupit/informaciya /kak-kupit/ipoteka /kak-kupit/ipoteki /klientam /klientam/programmy
  /klientam/shkola /klientam/uslugi /kommerciya /kompaniya /kompaniya/pressa /kompaniya/produkciya
  /kompaniya/sistema-kachestva /kontakty /parking /vtorichka /vtorichka/informaciya`;

const listOf = (paths: string) => paths.trim().split(/\s+/);

describe('the pages', () => {
  test('answer every route that is made of content', () => {
    expect(listOf(ROUTES).filter((path) => !byPath.has(path))).toEqual([]);
  });

  test.each(listOf(SECTIONS))('of %s are three or more', (section) => {
    const items = pages.filter(({ path }) => path.replace(/\/[^/]+$/, '') === section);
    expect(items.length).toBeGreaterThanOrEqual(3);
  });

  test('are linked from their section', () => {
    const lost = pages.filter(({ path }) => {
      const section = byPath.get(path.replace(/\/[^/]+$/, ''));
      return section && !ENTRANCES.test(path) && !linksOf(section).includes(path);
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  test('leave the account, frames and the order to the code that draws them', () => {
    expect(pages.filter(({ path }) => /^\/(lk|iframe|order)\b/.test(path))).toEqual([]);
  });

  test('say full cost, lender and, once, both warnings wherever they show a rate', () => {
    const silent = [...pages, ...news].flatMap((page) => {
      const faults = creditFaults(JSON.stringify(page.blocks).replace(/<[^<>]*>/g, ' '));
      return faults.length > 0 ? [{ page: 'path' in page ? page.path : page.alias, faults }] : [];
    });
    expect(silent).toEqual([]);
  });

  test('say the full conditions of a credit once, folded but for the page of legal notes', () => {
    const shown = pages.flatMap(({ path, blocks }) =>
      everyConditions.flatMap((conditions) => {
        const times = JSON.stringify(blocks).split(conditions).length - 1;
        const folded = blocks.some(
          (one) => one.type === 'accordion' && JSON.stringify(one).includes(conditions),
        );
        return times === 0 ? [] : [{ path, times, folded }];
      }),
    );
    expect(shown.filter(({ times }) => times > 1)).toEqual([]);
    expect([...new Set(shown.filter(({ folded }) => !folded).map(({ path }) => path))]).toEqual([
      '/informatsiya-pravovogo-kharaktera',
    ]);
    expect(shown.length).toBeGreaterThan(8);
  });

  test('name no rate where nothing can stand beside it: titles, descriptions, leads', () => {
    const lines = [
      ...pages.map(({ title, description }) => `${title} ${description}`),
      ...news.map(({ title, lead }) => `${title} ${lead}`),
    ];
    expect(lines.filter(namesRate)).toEqual([]);
  });
});
