import type { PageSeed } from '../page-seed.ts';
import { sharedRuns, styleMistakes, textOf, wordsOf } from './texts.ts';

/** A mistake of a page by the page's path. */
export interface PageMistake {
  path: string;
  reason: string;
}

/** Pages that are tools or frames: their words are labels of what code draws. */
const TOOLS =
  /^\/(iframe|cart|compare|order|mortgage-form|manager-rating|contract-status|otzyv$|poisk)/;
/** Legal documents are as long as the law wants them. */
const ANY_LENGTH = /^\/(politika-konfidentsialnosti|informatsiya-pravovogo-kharaktera|oferta)$/;

/** Finds what is wrong with single pages, and between them: titles, descriptions, length, repetition. */
export function pageMistakes(pages: readonly PageSeed[]): PageMistake[] {
  return [
    ...twice(pages, 'path'),
    ...twice(pages, 'title'),
    ...twice(pages, 'description'),
    ...pages.flatMap((page) => ownMistakes(page).map((reason) => ({ path: page.path, reason }))),
    ...sharedRuns(pages.map((page) => ({ name: page.path, text: textOf(page.blocks) }))).map(
      ([first, path, run]) => ({ path, reason: `says the same as ${first}: «${run}»` }),
    ),
  ];
}

function twice(pages: readonly PageSeed[], key: 'path' | 'title' | 'description'): PageMistake[] {
  const first = new Map<string, PageSeed>();
  return pages.flatMap((page) => {
    const other = first.get(page[key]);
    if (!other) first.set(page[key], page);
    return other ? [{ path: page.path, reason: `has the ${key} of ${other.path}` }] : [];
  });
}

function ownMistakes(page: PageSeed): string[] {
  const { path, title, description, publishedFrom, publishedUntil } = page;
  const text = textOf(page.blocks);
  const words = wordsOf(text).length;
  const least = path.startsWith('/iframe/') ? 40 : TOOLS.test(path) ? 60 : 120;
  return [
    !/^(\/[a-z0-9_-]+)+$/.test(path) && 'the path is no lower-case path without a trailing slash',
    title.trim() === '' && 'there is no title',
    title.length > 70 && `the title has ${title.length} letters, more than 70`,
    description.length < 40 && 'the description has fewer than 40 letters',
    description.length > 160 && `the description has ${description.length} letters, more than 160`,
    publishedFrom && publishedUntil && publishedFrom >= publishedUntil && 'ends before it begins',
    !ANY_LENGTH.test(path) && words < least && `has ${words} words, fewer than ${least}`,
    !ANY_LENGTH.test(path) && words > 700 && `has ${words} words, more than 700`,
    ...styleMistakes(`${title} ${description} ${text}`),
  ].filter((reason) => typeof reason === 'string');
}
