import { refusal } from '@m30/api';
import { escapeHtml } from '../../words/escape-html.ts';
import type { Refused } from '../../method/refuse.ts';
import { headersOfEvery } from '../security-headers.ts';

/** Seconds after which what was too much at once may be asked again. */
const RETRY_AFTER = 5;

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE =
  'body{margin:0;padding:15vh 20px;font:18px/1.5 system-ui,sans-serif;color:#12202a;background:#f6f4ef;text-align:center}' +
  'h1{font-size:28px;line-height:1.2}a{color:inherit;display:inline-block;padding:12px}';

const TITLES: Readonly<Record<number, string>> = {
  403: 'Запрос не\u00a0принят',
  404: 'Страница не\u00a0найдена',
  405: 'Так эту страницу не\u00a0открыть',
  408: 'Запрос не\u00a0дошёл',
  413: 'Слишком большой запрос',
  414: 'Слишком длинный адрес',
  503: 'Сервис временно недоступен',
};

/**
 * What a refusal looks like that no application has written: the envelope for a program, a page of a few
 * hundred bytes for a person.
 */
export function refusalAnswer(
  { status, message }: Pick<Refused, 'status' | 'message'>,
  { isApi, publicOrigin }: { isApi: boolean; publicOrigin: string },
): Response {
  const headers = new Headers({
    ...headersOfEvery(publicOrigin),
    'cache-control': 'no-store',
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
  });
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER));
  const body = isApi ? JSON.stringify(refusal(status, message)) : refusalPage(status, message);
  return new Response(body, { status, headers });
}

/** The page alone. */
export function refusalPage(status: number, message: string): string {
  const title = TITLES[status] ?? 'Не\u00a0удалось открыть страницу';
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(message)}.</p><p><a href="/">На\u00a0главную</a></p></body></html>
`;
}
