import * as v from 'valibot';
import type { Answer, Ask } from '../ask.ts';
import { CrmFailure } from '../crm-failure.ts';
import { grantFields, readGranted } from '../grants.ts';
import type { Grant, Granted, Tokens } from '../oauth-tokens.ts';
import { readAnswer } from '../read-answer.ts';
import type { Bucket } from '../token-bucket.ts';

/** Milliseconds that amoCRM is left alone after it said that there were too many requests. */
const PAUSE = 60_000;

/** Calls `/api/v4` of an account; `null` is an empty answer: nothing found. */
export type AmoCall = <Schema extends v.GenericSchema>(
  schema: Schema,
  asked: { method: string; path: string; body?: unknown },
  signal: AbortSignal,
) => Promise<v.InferOutput<Schema> | null>;

interface AmoClient {
  ask: Ask;
  /** `https://company.amocrm.ru` */
  origin: string;
  tokens: Tokens;
  bucket: Bucket;
}

/** Makes the client: within the limit, with a token that is renewed when it is refused. */
export function createAmoClient({ ask, origin, tokens, bucket }: AmoClient): AmoCall {
  return async (schema, { method, path, body }, signal) => {
    const send = async (token: string) => {
      await bucket(signal);
      return ask(new URL(path, origin), {
        ...{ method, signal },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    };
    const token = await tokens.access(signal);
    let answer = await send(token);
    if (answer.status === 401) answer = await send(await tokens.renew(token, signal));
    if (answer.status === 204) return null;
    if (answer.status >= 200 && answer.status < 300) return readAnswer(schema, answer);
    throw failureOf(answer);
  };
}

/** Problems of `application/problem+json`: which field was not taken. */
const ProblemSchema = v.object({
  'validation-errors': v.array(
    v.object({ errors: v.array(v.object({ code: v.string(), path: v.string() })) }),
  ),
});

function failureOf({ status, retryAfter, text }: Answer): Error {
  const reason = `HTTP ${status}`;
  if (status === 429) return new CrmFailure('busy', reason, (retryAfter ?? 0) * 1000 || PAUSE);
  if (status === 401 || status === 403) return new CrmFailure('access', reason);
  if (status === 404) return new CrmFailure('gone', reason);
  if (status >= 500) return new Error(reason);
  return new CrmFailure('refused', [reason, ...problemsOf(text)].join(' '));
}

function problemsOf(text: string): string[] {
  try {
    const problem = v.parse(ProblemSchema, JSON.parse(text));
    return problem['validation-errors'].flatMap(({ errors }) =>
      errors.map(({ code, path }) => `${path}: ${code}`),
    );
  } catch {
    return [];
  }
}

/** Asks `POST /oauth2/access_token`: the code lives 20 minutes, an access token 24 hours, a refresh token 3 months or until it is used. */
export function exchangeAtAmo(options: {
  ask: Ask;
  origin: string;
  client: { id: string; secret: string };
  redirectUri: string;
}) {
  const { ask, origin, client, redirectUri } = options;
  return async (grant: Grant, signal: AbortSignal): Promise<Granted> => {
    const answer = await ask(new URL('/oauth2/access_token', origin), {
      ...{ method: 'POST', signal },
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ client_id: client.id, client_secret: client.secret, redirect_uri: redirectUri },
        ...grantFields(grant),
      }),
    });
    return readGranted(answer, v.number());
  };
}
