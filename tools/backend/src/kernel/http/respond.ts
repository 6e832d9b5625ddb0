import { createHash } from 'node:crypto';
import type { Envelope } from '@m30/api';
import type { AppContext } from './env.ts';

/**
 * Sends a successful answer.
 * @param isPublic the same for every visitor: may be cached, and is revalidated by its ETag
 */
export function respond(c: AppContext, envelope: Envelope, isPublic: boolean): Response {
  const body = JSON.stringify(envelope);
  c.header('content-type', 'application/json; charset=utf-8');
  if (!isPublic) {
    c.header('cache-control', 'no-store');
    return c.body(body);
  }
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header('etag', tag);
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === tag) ? c.body(null, 304) : c.body(body);
}
