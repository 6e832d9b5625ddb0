import type { ContentBlock, PageCompose } from '../library/types.ts';

/** Everything of a page that the staff write; its address is not part of it. */
export interface PageBody {
  title: string;
  description: string;
  indexable: boolean;
  compose: PageCompose | null;
  /** First and first-not moment on the site, ISO; `null` is at once and never. */
  from: string | null;
  until: string | null;
  blocks: ContentBlock[];
}
