import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { BackendPort } from './render/backend-port.ts';

const STYLE = `body{margin:0;padding:15vh 20px;font:18px/1.5 system-ui,sans-serif;color:#12202a;background:#f6f4ef;
text-align:center}h1{font-size:28px;line-height:1.2}`;

const PAGE = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Сайт настраивается</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Сайт настраивается</h1>
      <p>Скоро здесь появятся квартиры и\u00a0цены. Загляните позже.</p>
    </main>
  </body>
</html>
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'retry-after': '600',
  'x-robots-tag': 'noindex',
};

/** Answers every page with 503 «Сайт настраивается» while the backend has no content to draw one from. */
export function settingUp(backend: BackendPort): MiddlewareHandler {
  return async (c, next) => ((await backend.isEmpty()) ? c.html(PAGE, 503, HEADERS) : next());
}
