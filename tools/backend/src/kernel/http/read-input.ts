import { refuse } from '../method/refuse.ts';
import type { AppContext } from './env.ts';
import { readBytes } from './read-bytes.ts';

/** Bytes; the longest lead is under 20 KB. */
const LONGEST_BODY = 1024 * 1024;

/** Names that would reach into prototypes where somebody copies an object carelessly. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads the raw input of a method: the query of a GET, the JSON body of a POST. */
export function readInput(c: AppContext, verb: 'GET' | 'POST'): unknown {
  return verb === 'GET' ? readQuery(new URL(c.req.url).searchParams) : readBody(c);
}

/** Reads `Idempotency-Key`; `null` where there is none. */
export function readIdempotencyKey(c: AppContext): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw refuse(400, 'Ключ повторного запроса должен быть от 8 до 100 печатных знаков');
  }
  return key;
}

/**
 * Reads the fields of a query.
 * @throws Refused 400
 */
export function readQuery(query: URLSearchParams): Record<string, string> {
  const input: Record<string, string> = {};
  for (const [key, value] of query) {
    if (UNSAFE_KEYS.has(key)) throw refuse(400, 'Неизвестный параметр');
    if (Object.hasOwn(input, key)) throw refuse(400, 'Параметр указан дважды');
    input[key] = value;
  }
  return input;
}

async function readBody(c: AppContext): Promise<unknown> {
  const bytes = await readBytes(c.req.raw, LONGEST_BODY, 'Запрос слишком большой: не больше 1 МБ');
  if (bytes.length === 0) return {};
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw refuse(415, 'Тело запроса должно быть в формате JSON');
  return readObject(bytes);
}

/**
 * Reads the bytes of a body as an object of JSON.
 * @throws Refused 400
 */
export function readObject(bytes: Buffer): object {
  const body = parse(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuse(400, 'Тело запроса должно быть объектом JSON');
  }
  return body;
}

/** Nesting too deep for the reviver overflows the stack, which is caught like any bad JSON. */
function parse(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (key, value: unknown) => {
      if (UNSAFE_KEYS.has(key)) throw new SyntaxError(key);
      return value;
    });
  } catch {
    throw refuse(400, 'Тело запроса не читается как JSON');
  }
}
