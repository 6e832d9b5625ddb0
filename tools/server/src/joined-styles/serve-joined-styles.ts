import type { Hono } from 'hono';
import type { ServerEnv } from '../render/observe-requests.ts';
import { JOINED_PATH, type JoinedStyles } from './joined-styles.ts';

/**
 * Serves joined sheets; one whose part is not there is a 404, as a missing asset is.
 * @param cacheControl of what has its hash in its name
 */
export function serveJoinedStyles(
  app: Hono<ServerEnv>,
  styles: JoinedStyles,
  cacheControl: string,
): void {
  app.get(`${JOINED_PATH}:file{[\\w,-]+\\.css}`, async (c) => {
    const sheet = await styles.find(c.req.param('file').slice(0, -'.css'.length));
    if (!sheet) return c.notFound();
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': cacheControl };
    const takes = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    if (!sheet.brotli || !takes) return c.body(sheet.text, 200, headers);
    return c.body(sheet.brotli, 200, {
      ...headers,
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
  });
}
