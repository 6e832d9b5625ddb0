import type { FeedMaker } from './feed/feed-maker.ts';
import type { SearchNotices } from './saved-search/search-notices.ts';
import type { SiteSearch } from './site-search/site-search.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** Makes the files of flats for other sites. */
    readonly feedMaker: FeedMaker;
    /** Writes letters about saved searches. */
    readonly searches: SearchNotices;
    /** Ends further letters by the key of their link; another key ends nothing. */
    readonly letterLinks: readonly ((services: Services, key: string) => Promise<void>)[];
    /** Looks for words in the whole site. */
    readonly siteSearch: SiteSearch;
  }
}
