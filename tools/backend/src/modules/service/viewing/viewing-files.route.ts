import { Hono } from 'hono';
import { attachment } from '../../../kernel/document/printing.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import type { Services } from '../../../kernel/services.ts';
import { viewingOf } from './find-viewing.ts';
import { viewingCalendar } from './viewing-calendar.ts';

/** `/api/viewings/{key}.ics`: a viewing as a calendar file, by its secret link. */
export function viewingFiles(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/viewings/:file{[\\w-]{22}\\.ics}', async (c) => {
    const key = c.req.param('file').slice(0, -'.ics'.length);
    const found = await viewingOf(services.db, key);
    return c.body(viewingCalendar(services, found), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachment('viewing.ics', 'Просмотр.ics'),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });
  return app;
}
