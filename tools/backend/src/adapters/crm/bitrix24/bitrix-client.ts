import * as v from 'valibot';
import type { Answer, Ask } from '../ask.ts';
import { CrmFailure } from '../crm-failure.ts';
import { grantFields, readGranted } from '../grants.ts';
import type { Grant, Granted, Tokens } from '../oauth-tokens.ts';
import { readAnswer } from '../read-answer.ts';
import type { Bucket } from '../token-bucket.ts';

/** Milliseconds that Bitrix24 is left alone after its limit of requests, and after that of working time. */
const PAUSE = 1_000;
const LONG_PAUSE = 600_000;

/** Calls a method of the REST interface: `crm.lead.add`. */
export type BitrixCall = <Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  parameters: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<v.InferOutput<Schema>>;

interface BitrixClient {
  ask: Ask;
  /** `https://company.bitrix24.ru/rest/1/secret` of an incoming web hook, or `https://company.bitrix24.ru/rest`. */
  rest: string;
  /** Of a local application; `null` for a web hook, whose address is its key. */
  tokens: Tokens | null;
  bucket: Bucket;
}

const FailedSchema = v.object({ error: v.union([v.string(), v.number()]) });

/** Makes the client: within the limit, with a token that is renewed when it is refused. */
export function createBitrixClient({ ask, rest, tokens, bucket }: BitrixClient): BitrixCall {
  return async (schema, method, parameters, signal) => {
    const send = async (auth: string | null) => {
      await bucket(signal);
      return ask(new URL(`${rest}/${method}.json`), {
        ...{ method: 'POST', signal },
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...parameters, ...(auth !== null && { auth }) }),
      });
    };
    const token = tokens && (await tokens.access(signal));
    let answer = await send(token);
    if (answer.status === 401 && tokens && token !== null) {
      answer = await send(await tokens.renew(token, signal));
    }
    if (answer.status === 200) {
      return readAnswer(v.object({ result: schema }), answer).result as v.InferOutput<
        typeof schema
      >;
    }
    throw failureOf(answer);
  };
}

function failureOf(answer: Answer): Error {
  const { status, text } = answer;
  const code = codeOf(answer);
  const reason = `HTTP ${status} ${code}`.trim();
  if (code === 'QUERY_LIMIT_EXCEEDED') return new CrmFailure('busy', reason, PAUSE);
  if (status === 429 || code === 'OVERLOAD_LIMIT' || code === 'OPERATION_TIME_LIMIT') {
    return new CrmFailure('busy', reason, LONG_PAUSE);
  }
  if (status === 401 || status === 403) return new CrmFailure('access', reason);
  if (status >= 500) return new Error(reason);
  return new CrmFailure(/not found/i.test(text) ? 'gone' : 'refused', reason);
}

function codeOf(answer: Answer): string {
  try {
    return String(readAnswer(FailedSchema, answer).error).slice(0, 60);
  } catch {
    return '';
  }
}

/** Bitrix24 writes them as a number and as text. */
const SecondsSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

/** Asks the authorisation server of Bitrix24: an access token lives an hour. */
export function exchangeAtBitrix(options: {
  ask: Ask;
  /** `https://oauth.bitrix.info/oauth/token/` */
  server: string;
  client: { id: string; secret: string };
}) {
  const { ask, server, client } = options;
  return async (grant: Grant, signal: AbortSignal): Promise<Granted> => {
    const url = new URL(server);
    url.search = new URLSearchParams({
      ...grantFields(grant),
      ...{ client_id: client.id, client_secret: client.secret },
    }).toString();
    const answer = await ask(url, { method: 'GET', signal });
    return readGranted(answer, SecondsSchema);
  };
}
