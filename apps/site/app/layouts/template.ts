import type { ResultOf } from '@m30/api/client';

/** What stands around every page; sections of the footer are HTML alone in a document, and counts are each visitor's. */
export type Template = Omit<
  ResultOf<'Content.GetTemplate'>,
  'menu_footer' | 'basket' | 'compare' | 'favourites'
>;

/** Sections of the footer. */
export type FooterSections = ResultOf<'Content.GetTemplate'>['menu_footer'];
