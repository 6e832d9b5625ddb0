import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../../kernel/secret/is-same-secret.ts';
import { pagePath } from './find-page.ts';

/** Milliseconds that a link to a preview is good for. */
const LIFE = 3 * 24 * 3600 * 1000;

/** Signs and checks links that show a page before everybody sees it. */
export interface PreviewLinks {
  /** Makes the value of `?preview=` for a path. */
  sign(path: string): string;
  /** Tells whether a value was signed for the path and has not expired. */
  accepts(path: string, preview: string): boolean;
}

/** Makes the signer with its key; a value is `{seconds since 1970}.{HMAC of it and the path}`. */
export function createPreviewLinks(key: string, clock: () => Date): PreviewLinks {
  const signature = (path: string, expires: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([pagePath(path), expires]))
      .digest('base64url');
  return {
    sign(path) {
      const expires = String(Math.floor((clock().getTime() + LIFE) / 1000));
      return `${expires}.${signature(path, expires)}`;
    },
    accepts(path, preview) {
      const [, expires = '', given = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(preview) ?? [];
      if (Number(expires) * 1000 <= clock().getTime()) return false;
      return isSameSecret(given, signature(path, expires));
    },
  };
}
