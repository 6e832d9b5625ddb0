import { fallbackText } from './fallback-text.ts';

/** The notice as a whole document, for a server that could not render even the error page. */
export const fallbackNotice = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${fallbackText.title}</title></head>
<body><main><h1>${fallbackText.title}</h1><p><a href="/">${fallbackText.link}</a></p></main></body></html>`;
