import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
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
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Адрес или заголовки слишком длинные',
  ],
};

/** Answers what is no HTTP, or not all of it, on the bare connection. */
export function writeClientError(socket: Duplex, code: string | undefined): void {
  const [status, message] = REASONS[code ?? ''] ?? ['400 Bad Request', 'Запрос составлен неверно'];
  const page = refusalPage(Number.parseInt(status), message);
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/html; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(page)}\r\n\r\n${page}`,
  );
}
