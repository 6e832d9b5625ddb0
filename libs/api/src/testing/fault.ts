import { refusal, type Refusal } from '../core/envelope.ts';

/** Something other than the result of a method. */
export class Fault {
  /** @internal Answers in place of the method; `undefined` lets the method answer. */
  readonly respond: (signal: AbortSignal) => Promise<Response | undefined>;

  constructor(respond: (signal: AbortSignal) => Promise<Response | undefined>) {
    this.respond = respond;
  }
}

/** What a refusal may say beyond its words. */
export interface RefuseOptions extends Omit<Refusal, 'message'> {
  /** `Retry-After`, in seconds. @default 60 with 429, 5 with 503, as the reference backend says it */
  retryAfter?: number | undefined;
}

const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** A refusal as it arrives. */
export function refusedWith(
  code: number,
  message: string,
  { retryAfter = RETRY_AFTER[code], ...more }: RefuseOptions = {},
): Response {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json(refusal(code, message, more), { status: code, headers });
}

/**
 * The method refuses: `refuse(422, 'Код не подошёл', { issues: [{ path: 'code', message: 'Код не подошёл' }] })`.
 * @param code HTTP status, 4xx or 5xx
 * @param message Russian, for the visitor
 */
export const refuse = (code: number, message: string, options?: RefuseOptions): Fault =>
  new Fault(async () => refusedWith(code, message, options));

/** No answer arrives: what `fetch` throws where there is no network. */
export const offline = (): Fault => new Fault(() => Promise.reject(new TypeError('fetch failed')));

/** An answer that breaks off: 200, and half of its JSON. */
export const malformed = (): Fault =>
  new Fault(async () => {
    const headers = { 'content-type': 'application/json' };
    return new Response('{"code":200,"result":{', { headers });
  });

/** A fault that keeps its calls waiting. */
export interface Held extends Fault {
  /** Lets the calls that wait, and all later ones, be answered. */
  release(): void;
}

/**
 * The method answers once `release` was called; a call that is aborted meanwhile fails as with a real `fetch`.
 * @param next what answers then. @default the worked example
 */
export function hold(next?: Fault): Held {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fault = new Fault(async (signal) => {
    await orAborted(promise, signal);
    return next?.respond(signal);
  });
  return Object.assign(fault, { release: () => resolve() });
}

function orAborted(wait: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void wait.then(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
  });
}
