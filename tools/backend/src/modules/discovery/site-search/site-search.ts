import type { Found, MethodResult, searchSite } from '@m30/api';
import { FOUND_KINDS } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { visibleNews } from '../../content/news/find-news.ts';
import { visiblePages } from '../../content/page/find-page.ts';
import { findLots } from './find-lots.ts';
import { lotNote, lotTitle } from './lot-words.ts';
import { excerptOf, mark } from './mark.ts';
import { otherLayout } from './other-layout.ts';
import { rank } from './rank.ts';
import { readQuery } from './read-query.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';
import {
  siteDocuments,
  type DocumentSources,
  type FoundKind,
  type SiteDocument,
} from './site-documents.ts';
import { createStems } from './stems.ts';
import { tokensOf } from './tokens.ts';

type Answer = MethodResult<typeof searchSite>;

/** Entries of a group beside other groups, and of a group that is asked for alone. */
const AT_MOST = { together: 6, alone: 60 };

/** Looks for words in everything that everybody may see. */
export interface SiteSearch {
  /** @param kind only this group, with more of it */
  find(query: string, kind?: FoundKind): Promise<Answer>;
}

/** The index is made by the first question, and made anew when what everybody may see has changed. */
export function createSiteSearch({
  db,
  ...sources
}: DocumentSources & Pick<Services, 'db'>): SiteSearch {
  const stems = createStems(db);
  let cached: { state: string; library: unknown; index: Promise<SearchIndex> } | null = null;

  function index(): Promise<SearchIndex> {
    const { library } = sources.content;
    const state = stateOf(sources);
    if (cached?.library === library && cached.state === state) return cached.index;
    const made = buildIndex(siteDocuments(sources), stems);
    cached = { state, library, index: made };
    made.catch(() => (cached = null));
    return made;
  }

  async function look(query: string, kind: FoundKind | undefined): Promise<Answer> {
    const all = await index();
    const sought = await readQuery(query, all, stems);
    const wanted = new Set(sought.words.flatMap((word) => [...word.stems.keys()]));
    const typed = new Set(tokensOf(query).map(({ word }) => word));
    const isSought = (word: string) => {
      const stem = all.stemOf.get(word);
      return stem ? wanted.has(stem) : stem === undefined && typed.has(word);
    };
    const found = rank(all, sought);
    const byKind = Map.groupBy(found, (document) => document.kind);
    const lots = findLots(sources.catalogue.snapshot, query);
    const size = kind ? AT_MOST.alone : AT_MOST.together;
    const groups = FOUND_KINDS.filter((one) => !kind || one === kind).map((one) => {
      if (one === 'lot') {
        const items = lots.slice(0, size).map((card) => ({
          url: card.url,
          title: mark(lotTitle(card), isSought),
          excerpt: [],
          note: lotNote(card),
        }));
        return { kind: one, total: lots.length, items };
      }
      const documents = byKind.get(one) ?? [];
      const items = documents.slice(0, size).map((document) => toFound(document, isSought));
      return { kind: one, total: documents.length, items };
    });
    const filled = groups.filter(({ total }) => total > 0);
    const total = filled.reduce((sum, group) => sum + group.total, 0);
    return { total, groups: filled, corrected: total > 0 ? sought.corrected : null };
  }

  return {
    async find(query, kind) {
      const meant = otherLayout(query);
      const answer = await look(query, kind);
      if (meant === null || (answer.total > 0 && answer.corrected === null)) return answer;
      const other = await look(meant, kind);
      return other.total > 0 ? { ...other, corrected: other.corrected ?? meant } : answer;
    },
  };
}

function toFound(
  { url, title, lead, text, note }: SiteDocument,
  isSought: (word: string) => boolean,
): Found {
  const marked = mark(title, isSought);
  const fromLead = excerptOf(lead, isSought);
  const excerpt = fromLead.length > 0 ? fromLead : excerptOf(text, isSought);
  const isEnough = excerpt.length > 0;
  return { url, title: marked, excerpt: isEnough ? excerpt : plain(lead), note };
}

const plain = (text: string): Found['excerpt'] => (text ? [{ text, found: false }] : []);

/** Changes whenever a page comes or goes by its date. */
function stateOf({ content: { library }, catalogue, clock }: DocumentSources): string {
  const now = clock();
  return [
    ...catalogue.snapshot.complexes.map(({ name }) => name),
    ...visiblePages(library, now).map(({ path }) => path),
    ...visibleNews(library, now).map(({ teaser }) => teaser.alias),
    moscowDay(now),
  ].join('\n');
}
