import type { Hono } from 'hono';
import type { ServerEnv } from '../render/observe-requests.ts';
import { createPageFiles, type BuiltRoutes } from './page-files.ts';

/** Seconds: a release names other files, and those of the last one are only a preload that fails. */
const CACHE_CONTROL = 'public, max-age=300';

/** Longest path that is looked up. */
const LONGEST = 1_000;

/** `/page-files?path=/akcii` of an app says what its page is made of, for who loads it ahead. */
export function servePageFiles(app: Hono<ServerEnv>, build: BuiltRoutes): void {
  const filesOf = createPageFiles(build);
  const { basename = '/' } = build;
  app.get(`${basename === '/' ? '' : basename}/page-files`, (c) => {
    const path = c.req.query('path') ?? '';
    if (!path.startsWith('/') || path.length > LONGEST) return c.notFound();
    return c.json(filesOf(path), 200, { 'cache-control': CACHE_CONTROL });
  });
}
