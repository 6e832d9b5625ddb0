import { refusalPage } from './refusal-answer.ts';

const BAD = ['400 Bad Request', 'Запрос составлен неверно'] as const;

/** Status and message by what Node calls the error, or by what was refused here. */
const REASONS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Запрос отправлялся слишком долго'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Адрес или заголовки слишком длинные',
  ],
  CONNECT: ['405 Method Not Allowed', 'Такого способа запроса здесь нет'],
  PIPELINED: ['503 Service Unavailable', 'Слишком много запросов подряд. Попробуйте через минуту'],
};

/** What answers something that is no request, not all of one or too many, on a connection that is closed after it. */
export function rawRefusal(reason: string | undefined): string {
  const [status, message] = REASONS[reason ?? ''] ?? BAD;
  const page = refusalPage(Number.parseInt(status), message);
  const headers = [
    'Connection: close',
    'Content-Type: text/html; charset=utf-8',
    'Cache-Control: no-store',
    ...(status.startsWith('503') ? ['Retry-After: 5'] : []),
    `Content-Length: ${Buffer.byteLength(page)}`,
  ];
  return `HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${page}`;
}
