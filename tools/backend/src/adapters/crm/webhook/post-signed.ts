import { signBody } from '../../partner/signature.ts';
import { createAsk } from '../ask.ts';

/** Sends one JSON body under a key that is the same at every repeat; rejects unless it is taken. */
export type PostSigned = (key: string, body: string, signal?: AbortSignal) => Promise<void>;

interface PostOptions {
  url: string;
  /** Signs each request: the receiver computes the same over `{t}.{body}`. */
  secret: string;
  allowPrivate: boolean;
  clock: () => Date;
  /** Milliseconds until the receiver has to have answered. */
  timeout: number;
}

/** Makes the sender to the company's own webhook. */
export function createPostSigned(options: PostOptions): PostSigned {
  const { url, secret, clock } = options;
  const target = new URL(url);
  const ask = createAsk(options);
  return async (key, body, signal) => {
    const { status } = await ask(target, {
      ...{ method: 'POST', body, signal },
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': key,
        'x-signature': signBody(secret, body, clock()),
      },
    });
    if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
  };
}
