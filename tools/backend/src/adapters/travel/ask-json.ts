import * as v from 'valibot';
import { TravelError } from './types.ts';

/** Milliseconds until a service has to have answered: a visitor waits for it. */
const TIMEOUT_MS = 4000;

/** How to ask a service; tests put their own `fetch` here. */
export interface AskOptions {
  fetch?: typeof globalThis.fetch;
  timeout?: number;
  headers?: Record<string, string>;
}

/**
 * Asks a service for JSON of a shape.
 * @throws TravelError `away`, whose message holds neither address nor token
 */
export async function askJson<Schema extends v.GenericSchema>(
  url: URL,
  schema: Schema,
  { fetch = globalThis.fetch, timeout = TIMEOUT_MS, headers = {} }: AskOptions,
): Promise<v.InferOutput<Schema>> {
  const away = (why: string) => new TravelError('away', `${url.host}: ${why}`);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    body = await response.json();
  } catch (error) {
    throw away(error instanceof Error ? error.name : 'failed');
  }
  const parsed = v.safeParse(schema, body);
  // OSRM answers 400 where no road leads, with a code that says so.
  if (!response.ok && !(response.status === 400 && parsed.success)) {
    throw away(`answered ${response.status}`);
  }
  if (!parsed.success) throw away('answered something else');
  return parsed.output;
}
