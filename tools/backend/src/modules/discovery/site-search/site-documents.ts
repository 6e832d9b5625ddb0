import type { Found } from '@m30/api';
import type { FOUND_KINDS } from '@m30/api';
import { formatDate, moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { visiblePages } from '../../content/page/find-page.ts';
import { visibleNews } from '../../content/news/find-news.ts';
import { findPromos } from '../../content/promo/find-promos.ts';
import { appPages } from './app-pages.ts';
import { wordsOf } from './words-of.ts';

export type FoundKind = (typeof FOUND_KINDS)[number];

/** Something that site search finds by its words. */
export interface SiteDocument {
  url: string;
  kind: FoundKind;
  title: string;
  /** A sentence about it; it counts for more than the text. */
  lead: string;
  text: string;
  /** Other names that nobody reads: an alias. */
  names: string;
  note: Found['note'];
}

/** What documents are made of. */
export type DocumentSources = Pick<Services, 'content' | 'catalogue' | 'clock'>;

/** Everything that everybody may find now. */
export function siteDocuments(sources: DocumentSources): SiteDocument[] {
  const { content, catalogue, clock } = sources;
  const now = clock();
  return [
    ...catalogue.snapshot.complexes.map(
      ({ vendor, name, title, place, address, summary, about, metro }) => ({
        url: `/obekty/${vendor}`,
        kind: 'complex' as const,
        title: name,
        lead: `${title}. ${summary}`,
        text: [address, metro ? `Метро ${metro.name}.` : '', ...about].join(' '),
        names: vendor,
        note: place,
      }),
    ),
    ...pageDocuments(sources, now),
    ...findPromos(content.library, moscowDay(now)).map(
      ({ alias, title, text, link, conditions }) => ({
        url: link,
        kind: 'promo' as const,
        title,
        lead: text,
        text: conditions,
        names: alias,
        note: null,
      }),
    ),
    ...visibleNews(content.library, now).map(({ teaser, blocks }) => ({
      url: `/novosti/${teaser.alias}`,
      kind: 'news' as const,
      title: teaser.title,
      lead: teaser.lead,
      text: wordsOf(blocks),
      names: teaser.topic,
      note: formatDate(teaser.date),
    })),
  ];
}

/** Pages that search engines may have; a drawn page may have words of its own in the database. */
function pageDocuments({ content: { library } }: DocumentSources, now: Date): SiteDocument[] {
  const pages = visiblePages(library, now).filter(({ indexable }) => indexable);
  const written = new Map(pages.map((page) => [page.path, page]));
  const known = new Set(appPages.map(({ path }) => path));
  const document = { kind: 'page' as const, names: '', note: null };
  return [
    ...appPages.map(({ path, title, text }) => ({
      ...document,
      url: path,
      title,
      lead: text,
      text: wordsOf(written.get(path)?.blocks ?? []),
    })),
    ...pages
      .filter(({ path }) => !known.has(path) && path !== '/')
      .map(({ path, title, description, blocks }) => ({
        ...document,
        url: path,
        title,
        lead: description,
        text: wordsOf(blocks),
      })),
  ];
}
