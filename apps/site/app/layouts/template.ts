import type { ResultOf } from '@m30/api/client';

/** What stands around every page, but for the sections of the footer: a document has those as HTML alone. */
export type Template = Omit<ResultOf<'Content.GetTemplate'>, 'menu_footer'>;

/** Sections of the footer. */
export type FooterSections = ResultOf<'Content.GetTemplate'>['menu_footer'];
