/** Path of the page that the document was opened with, read before any link has been followed; empty on the server. */
export const firstPath = typeof location === 'undefined' ? '' : location.pathname;
