import { zipSync } from 'fflate';
import { Hono } from 'hono';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { collectData } from './collect-data.ts';
import { exportHtml } from './export-html.ts';
import type { AppEnv } from '../../../kernel/http/env.ts';
import { readSession } from '../../people/session/read-session.ts';

const utf8 = new TextEncoder();

/** `GET /api/account/data.zip`: everything that is stored about the buyer who asks, as JSON and as a page. */
export function accountExport(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/account/data.zip', async (c) => {
    c.set('name', 'account export');
    const session = await readSession(services, c);
    if (!session) throw refuse(401, 'Войдите в личный кабинет');
    if (!services.limits.takeHere('paperAddress', `data:${session.user.id}`)) {
      throw refuse(429, 'Вы недавно скачивали данные много раз. Попробуйте через 10 минут');
    }
    const at = services.clock();
    const sections = await collectData(services, session.user.id);
    const json = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
    const zip = zipSync(
      {
        'data.html': utf8.encode(exportHtml(sections, at)),
        'data.json': utf8.encode(JSON.stringify(json, null, 2)),
      },
      { mtime: at },
    );
    return c.body(zip, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Мои данные.zip')}`,
      'cache-control': 'no-store',
    });
  });
  return app;
}
