import { randomBytes } from 'node:crypto';
import { refusal, specifiedPaths, success, type Envelope } from '@m30/api';
import {
  createCaptcha,
  inSpan,
  traceparent,
  visitorAddress,
  type Config,
  type WantedPuzzle,
} from '@m30/backend';
import type { BackendPort } from './backend-port.ts';
import { createMethodMemory } from './method-memory.ts';
import type { Observer } from './observe-requests.ts';

/** Milliseconds that another backend has for the beginning of an answer: a visitor waits for it. */
const TIMEOUT_MS = 8_000;

const METHOD = /^\/api\/([A-Z]\w*\.[A-Z]\w*)\/?$/;
const CHALLENGE = 'Captcha.GetChallenge';

interface Visitor {
  ip: string;
  requestId?: string;
}

type Asked = Pick<Config, 'apiOrigin' | 'captchaKey' | 'captchaMaxNumber' | 'trustProxy'>;

/**
 * Another backend at `API_ORIGIN`. What it does not have is answered 501, what it does not answer in time 503,
 * both with words for the visitor. Whether it has content is asked until it has. It is ready once that backend has answered anything at all, such a page or
 * none, and stays so when it is away: pages go on from memory. It notifies of no changes, so its answers are cached for a short time.
 */
export function remoteBackend(
  { apiOrigin, captchaKey, captchaMaxNumber, trustProxy }: Asked,
  observer?: Observer,
): BackendPort {
  const methods = createMethodMemory(observer);
  let closing = false;
  let isFilled = false;
  let hasAnswered = false;
  const captcha = createCaptcha({
    key: captchaKey ?? randomBytes(32).toString('hex'),
    maxNumber: captchaMaxNumber,
    clock: () => new Date(),
  });

  /** What it is good for only that backend could check: the work rises with what an address asks for all the same. */
  function puzzleOf({ url, headers }: Request, { ip }: { ip: string }): WantedPuzzle {
    const form = new URL(url).searchParams.get('form') ?? '';
    const address = visitorAddress(trustProxy, ip, headers.get('x-forwarded-for') ?? '');
    return { form, visitor: '', origin: '', address };
  }

  function ask(request: Request, visitor: Visitor): Promise<Response> {
    const [, method = 'backend'] = METHOD.exec(new URL(request.url).pathname) ?? [];
    const attributes = { 'http.request.method': request.method };
    return inSpan({ name: method, kind: 'client', attributes }, async (span) => {
      const answer = await forward(request, visitor);
      span.set({ 'http.response.status_code': answer.status });
      return answer;
    });
  }

  async function forward(request: Request, visitor: Visitor): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = specifiedPaths.get(METHOD.exec(pathname)?.[1] ?? '') ?? pathname;
    const forwarded = new Request(apiOrigin + path + search, request);
    forwarded.headers.append('x-forwarded-for', visitor.ip);
    if (visitor.requestId) forwarded.headers.set('x-request-id', visitor.requestId);
    const trace = traceparent();
    if (trace !== null) {
      forwarded.headers.set('traceparent', trace);
      forwarded.headers.delete('tracestate');
    }
    // The answer is compressed once, for the browser.
    forwarded.headers.set('accept-encoding', 'identity');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
    try {
      const signal = AbortSignal.any([request.signal, late.signal]);
      return withoutWay(await fetch(forwarded, { redirect: 'manual', signal }));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async fetch(request, visitor) {
      const { pathname } = new URL(request.url);
      if (pathname === '/readyz' && closing) return statusAnswer(503, 'closing');
      const answer = await ask(request, visitor).catch(() => null);
      if (pathname === '/readyz') {
        const isThere = answer !== null && answer.status < 500;
        hasAnswered ||= isThere;
        await answer?.body?.cancel();
        if (!hasAnswered) return statusAnswer(503, 'backend away');
        const away = isThere ? {} : { backend: 'away' };
        return statusAnswer(200, 'ready', { missing: methods.missing(), ...away });
      }
      if (!answer) return refused(503, 'Сервис временно недоступен. Попробуйте через минуту');
      const [, name] = METHOD.exec(pathname) ?? [];
      if (name === undefined) return answer;
      if (!methods.isMissing(name, answer)) return inEnvelope(answer);
      await answer.body?.cancel();
      // It checks the tokens of forms in its own way, or with the same key.
      if (name === CHALLENGE)
        return Response.json(success(await captcha.challenge(puzzleOf(request, visitor))));
      return refused(501, 'Этот раздел пока недоступен');
    },
    version: () => 0,
    async isEmpty() {
      if (isFilled) return false;
      const request = new Request(new URL('/readyz', 'http://localhost'));
      const answer = await ask(request, { ip: '127.0.0.1' }).catch(() => null);
      const readyz = (await answer?.json().catch(() => null)) as { content?: unknown } | null;
      const isEmpty = readyz?.content === 'none';
      // One that is away may be empty, too.
      isFilled = !isEmpty && answer !== null && answer.status < 500;
      return isEmpty;
    },
    drain() {
      closing = true;
    },
    close: () => Promise.resolve(),
  };
}

/** What a method that is there may say by the status alone: not found, not of this kind. */
const BY_STATUS = [404, 405, 501];

/**
 * A page of HTML, or JSON of another shape, in place of «no such thing» becomes a refusal in the words of the contract: the
 * client reads nothing else, and a visitor would get an error of the server for an address that nobody has.
 */
async function inEnvelope(answer: Response): Promise<Response> {
  if (!BY_STATUS.includes(answer.status)) return answer;
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as Partial<Envelope> | null;
  const said = body?.result as { message?: unknown } | undefined;
  if (typeof body?.code === 'number' || typeof said?.message === 'string') return answer;
  await answer.body?.cancel();
  return refused(404, 'Ничего не найдено');
}

/** Headers of one connection, and of the body as it was packed on it: `fetch` has unpacked it. */
const OF_THE_WAY = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding'];

function withoutWay(answer: Response): Response {
  const own = new Response(answer.body, answer);
  if (own.headers.has('content-encoding')) own.headers.delete('content-length');
  for (const name of OF_THE_WAY) own.headers.delete(name);
  return own;
}

const statusAnswer = (code: number, status: string, more: object = {}) =>
  Response.json({ status, ...more }, { status: code, headers: { 'cache-control': 'no-store' } });

const refused = (status: number, message: string) =>
  Response.json(refusal(status, message), { status, headers: { 'cache-control': 'no-store' } });
