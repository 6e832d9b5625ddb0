import { matchPath } from 'react-router';
import { askAll, type Answer } from './ask-all.ts';

/** Of some thousands of flats, a few stand for all: they come from one table. */
const FLAT = '/obekty/:vendor/:subvendor/:id';
const FLATS = 20;

/** A link may lead on to where its page is now. */
const FOLLOWING: RequestInit = { redirect: 'follow' };

/** What following the links of pages has found. */
export interface Followed {
  /** Links that lead nowhere. */
  dead: string[];
  /** Pages that were read; their states are not counted. */
  pages: number;
  /** Links to states of pages that were asked for. */
  states: number;
}

/**
 * Follows links from page to page until there are no others. A state of a page (`?rooms=2`) is
 * asked for, its own links are those of the page.
 */
export async function followLinks(origin: string, start: readonly Answer[]): Promise<Followed> {
  const dead: string[] = [];
  const pages = new Set(start.map(({ address }) => address));
  const states = new Set<string>();
  let flats = 0;
  let answers = start;
  while (answers.length > 0) {
    const next: string[] = [];
    for (const { address, status, headers, body } of answers) {
      if (status !== 200) dead.push(`${status} ${address}`);
      if (!headers.get('content-type')?.includes('text/html')) continue;
      for (const link of linksOf(body)) {
        if (pages.has(link) || !isPage(link)) continue;
        if (matchPath(FLAT, pathOf(link)) && ++flats > FLATS) continue;
        if (pages.has(pathOf(link))) states.add(link);
        else {
          pages.add(link);
          next.push(link);
        }
      }
    }
    answers = await askAll(origin, next, FOLLOWING);
  }
  for (const { address, status } of await askAll(origin, [...states], FOLLOWING)) {
    if (status !== 200) dead.push(`${status} ${address}`);
  }
  return { dead, pages: pages.size, states: states.size };
}

/** Addresses of anchors in a document, without their fragments. */
function linksOf(html: string): Set<string> {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) => href);
  return new Set(hrefs.map((href) => href.replaceAll('&amp;', '&').split('#')[0] ?? ''));
}

const pathOf = (link: string) => link.split('?')[0] ?? link;

/** The account asks a guest to log in, and other parts of the server are no pages. */
function isPage(link: string): boolean {
  return !/^\/(lk|api|media|files|assets)(\/|$)/.test(link) && !link.startsWith('//');
}
