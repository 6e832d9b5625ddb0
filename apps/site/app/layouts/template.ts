import type { ResultOf } from '@m30/api/client';

/** What stands around every page; sections of the footer are HTML alone in a document, and counts are each visitor's. */
export type Template = Omit<
  ResultOf<'Content.GetTemplate'>,
  'menu_footer' | 'basket' | 'compare' | 'favourites'
>;

/** Columns of links in the footer, as `Content.GetTemplate` answers them: the company edits them in the Studio. */
export type FooterSections = ResultOf<'Content.GetTemplate'>['menu_footer'];
