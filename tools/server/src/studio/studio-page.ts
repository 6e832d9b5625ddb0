import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';

/** What the build writes where the nonce of an answer belongs. */
const PLACE = /%NONCE%/g;

/** Scripts run by the nonce alone, and what they load; nothing is inline, no string becomes code, nobody frames it. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Documents of buyers are shown in place.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /api/csp-report',
  ].join('; ');

/** Answers every address of the Studio with its one page; which desk it is the browser knows. */
export function studioPage(html: string) {
  return (c: Context) => {
    const nonce = randomBytes(16).toString('base64');
    return c.html(html.replace(PLACE, nonce), 200, {
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      'x-robots-tag': 'noindex',
    });
  };
}

/** The page that `nx build studio` made. @throws Error where it is not built */
export const readStudioPage = (): string =>
  readFileSync(fileURLToPath(new URL('../../../studio/build/index.html', import.meta.url)), 'utf8');
