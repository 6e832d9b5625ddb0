/** Page of the Studio that a link of an invitation leads to; its key stands behind `#`. */
export const INVITATION_PATH = '/studio/priglashenie';

/** The journal as a table for a spreadsheet; takes the filter of `Audit.List` as its query. */
export const AUDIT_CSV_PATH = '/studio/audit.csv';

/** Leads as a table for a spreadsheet; takes the filter of `Leads.List` as its query. */
export const LEADS_CSV_PATH = '/studio/leads.csv';

/** Figures as a table for a spreadsheet; takes the period of `Figures.Get` as its query. */
export const FIGURES_CSV_PATH = '/studio/figures.csv';

/** The empty document that shows a letter as it is written; it is told what to show. */
export const LETTER_FRAME_PATH = '/studio/api/letter-frame';

/** Where the bytes of a picture go in pieces: `PATCH {path}/{upload}?offset=N`. */
export const STUDIO_UPLOADS_PATH = '/studio/api/uploads';

/** Files that buyers have sent: `/studio/files/{guid}`, saved and never shown. */
export const STUDIO_FILES_PATH = '/studio/files';
