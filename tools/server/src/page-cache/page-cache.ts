import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JoinedStyles } from '../joined-styles/joined-styles.ts';
import type { AppHandler, Render, Visit } from '../render/app-handler.ts';
import { cacheRendered, ownDocument, type Outcome } from './cache-rendered.ts';
import { sendingOf, type CachedPage } from './cached-page.ts';
import { createPageStore, type Entry } from './page-store.ts';

/** Milliseconds that a page is as good as new, while its content is the same. */
const FRESH = 10_000;

/** Milliseconds that it may be shown while it is rendered anew. */
const USABLE = 60_000;

/** Milliseconds that a visitor waits for a new rendering where there is an old one. */
const RENDER_WAIT_MS = 1_000;

/** Longest address that is cached. */
const LONGEST = 1_000;

/** Paths remembered as nobody else's; past that they are found out again. */
const MOST_OWN = 1_000;

interface Options {
  render: Render;
  /** Joins the style sheets of a page. @default each is loaded by itself */
  styles?: Pick<JoinedStyles, 'join'>;
  /** Changes whenever the content does. */
  version: () => unknown;
  /** Bytes of memory. */
  most: number;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  clock?: () => number;
  /** Counts how pages were answered. */
  count?: (how: How) => void;
}

/** How a page was answered: `last` is the last good copy, `own` is one visitor's. */
type How = Outcome['kind'] | 'rendered' | 'last';

/** Pages that are the same for everybody, rendered once for many. */
export interface PageCache {
  /** Sends a page that is at hand without waking anything else; `false` where there is none. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers a page request: from the cache, else rendered, and cached where others may get it. */
  answer: AppHandler;
  /** What it holds. */
  readonly bytes: number;
}

/** Makes the cache over the renderer of an app. */
export function createPageCache(options: Options): PageCache {
  const {
    render,
    styles,
    version,
    most,
    headers,
    clock = Date.now,
    count = () => undefined,
  } = options;
  const store = createPageStore(most);
  const own = new Set<string>();
  const running = new Map<string, Promise<Outcome | null>>();

  const isSame = (entry: Entry) => entry.version === version();
  const ageOf = (entry: Entry) => clock() - entry.renderedAt;

  async function renew(key: string, visit: Visit): Promise<Outcome> {
    const [renderedAt, madeOf] = [clock(), version()];
    const rendered = await render(visit, true);
    const outcome = await cacheRendered(rendered, headers, styles);
    if (outcome.kind === 'cached') {
      store.set(key, { page: outcome.page, renderedAt, version: madeOf });
    }
    if (rendered.own) remember(new URL(visit.request.url).pathname);
    return outcome;
  }

  function remember(path: string) {
    if (own.size >= MOST_OWN) own.clear();
    own.add(path);
  }

  /**
   * Begins a rendering that others may wait for; it goes on when who began it leaves, unless it still waits
   * for its turn then.
   */
  function begin(key: string, { request, ...visitor }: Visit): Promise<Outcome> {
    const { url, headers: asked, signal } = request;
    const own = new Request(url, { headers: asked });
    const begun = renew(key, { ...visitor, request: own, signal });
    const shared = begun.then(
      (outcome) => (outcome.kind === 'cached' ? outcome : null),
      () => null,
    );
    running.set(key, shared);
    void shared.finally(() => running.delete(key));
    return begun;
  }

  /** The rendering that is under way, or a new one; an answer for another visitor is no use. */
  async function rendered(key: string, visit: Visit): Promise<Outcome> {
    const other = running.get(key);
    return (other && (await other)) ?? begin(key, visit);
  }

  async function answer(visit: Visit): Promise<Response> {
    const { request } = visit;
    const key = keyOf(request);
    const entry = key === null ? undefined : store.get(key);
    const isShareable = request.method === 'GET' && !own.has(new URL(request.url).pathname);
    if (entry && isSame(entry) && ageOf(entry) < USABLE) {
      if (key && isShareable && ageOf(entry) >= FRESH && !running.has(key)) {
        begin(key, visit).catch(() => undefined);
      }
      count('cached');
      return respond(entry.page, request);
    }
    if (!key || !isShareable) {
      count('own');
      return ownDocument(await render(visit, true), styles);
    }
    const newer = rendered(key, visit);
    if (!entry) return counted(await newer, request);
    const outcome = await Promise.race([newer.catch(() => null), sleep(RENDER_WAIT_MS, null)]);
    // Slow or gone wrong: what was good last is shown.
    const last = outcome === null || outcome.kind === 'failed';
    if (!last) return counted(outcome, request);
    count('last');
    return respond(entry.page, request);
  }

  function counted(outcome: Outcome, request: Request): Response {
    count(outcome.kind === 'cached' ? 'rendered' : outcome.kind);
    return send(outcome, request);
  }

  return {
    answer,
    get bytes() {
      return store.bytes;
    },
    send(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const entry = store.get(request.url ?? '');
      if (!entry || ageOf(entry) >= FRESH || !isSame(entry)) return false;
      const { 'accept-encoding': encoding, 'if-none-match': known } = request.headers;
      const accept = Array.isArray(encoding) ? encoding.join() : encoding;
      const sending = sendingOf(entry.page, { accept, known });
      count('cached');
      response.writeHead(sending.status, sending.headers);
      response.end(request.method === 'HEAD' ? undefined : (sending.body ?? undefined));
      return true;
    },
  };
}

/** Path and query of a page that may be cached; `null` for what changes something or is too long. */
function keyOf({ method, url }: Request): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const key = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  return key.length > LONGEST ? null : key;
}

function send(outcome: Outcome, request: Request): Response {
  return outcome.kind === 'cached' ? respond(outcome.page, request) : outcome.response;
}

function respond(page: CachedPage, { method, headers }: Request): Response {
  const accept = headers.get('accept-encoding') ?? undefined;
  const known = headers.get('if-none-match') ?? undefined;
  const sending = sendingOf(page, { accept, known });
  const body = method === 'HEAD' ? null : (sending.body as Uint8Array<ArrayBuffer> | null);
  const answer = new Response(body, { status: sending.status });
  for (let index = 0; index < sending.headers.length; index += 2) {
    answer.headers.set(sending.headers[index] ?? '', sending.headers[index + 1] ?? '');
  }
  return answer;
}
