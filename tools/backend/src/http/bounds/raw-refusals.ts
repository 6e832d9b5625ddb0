import type { ServerResponse } from 'node:http';
import { refusalPage } from './refusal-answer.ts';

/** Refuses what was sent on a connection after more than may wait, and closes it. */
export function refuseMore(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    connection: 'close',
  });
  response.end(refusalPage(503, 'Слишком много запросов подряд. Попробуйте через минуту'));
}

const REASONS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Запрос отправлялся слишком долго'],
  CONNECT: ['405 Method Not Allowed', 'Такого способа запроса здесь нет'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Адрес или заголовки слишком длинные',
  ],
};

/** What answers something that is no request, or not all of one, on the bare connection; it is closed after it. */
export function clientError(code: string | undefined): string {
  const [status, message] = REASONS[code ?? ''] ?? ['400 Bad Request', 'Запрос составлен неверно'];
  const page = refusalPage(Number.parseInt(status), message);
  return (
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/html; charset=utf-8\r\n` +
    `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(page)}\r\n\r\n${page}`
  );
}
