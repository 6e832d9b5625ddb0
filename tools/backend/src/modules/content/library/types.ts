import type { ResultOf } from '@m30/api/client';

/** How the blocks of a page are laid out. */
export type PageCompose = NonNullable<ResultOf<'Content.GetPage'>['compose']>;

/** A content block as it is stored; the blocks library parses each where it is rendered. */
export interface ContentBlock {
  type: string;
  [property: string]: unknown;
}

/** What a new version of a page changes; the page itself stays until it is agreed. */
export interface PageVersion {
  title: string;
  description: string;
  compose?: PageCompose;
  blocks: ContentBlock[];
}
