import { createHash } from 'node:crypto';

/** Shows what it is told, by whoever framed it; a link in a preview leads nowhere. */
const SCRIPT = `
addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data === 'string') document.documentElement.innerHTML = data;
});
addEventListener('click', (event) => event.preventDefault(), true);
`;

const hash = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * Inline styles, which every letter has and the Studio forbids itself, and the one script; an origin of its own, so that
 * whatever a letter says reaches nothing of the Studio.
 */
export const LETTER_FRAME_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${hash}'`,
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** The document that the preview of letters is shown in. */
export const LETTER_FRAME = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Письмо</title></head><body><script>${SCRIPT}</script></body></html>`;
