import { createContext, RouterContextProvider } from 'react-router';
import { createApi, type AnswerStore, type Api } from '@m30/api/client';
import type { MarkupStore } from '../cached-markup/render-cached.ts';
import { observedContext, type Observed } from './observed.ts';
import { tellingPages } from './telling-pages.ts';

/** What a loader may use; one set per request, so that nothing leaks between visitors. */
export interface RequestServices {
  /** Calls as nobody: the answer is the same for every visitor and may be cached. */
  readonly api: Api;
  /** Calls with the visitor's cookies. */
  readonly visitorApi: Api;
  /** Public origin without a trailing slash, for canonical links. */
  readonly origin: string;
  /** CSP nonce of the inline scripts of this document. */
  readonly nonce: string;
  /** The document is sent when all of it is there: it will be cached. */
  readonly whole: boolean;
  /** A document is asked for, not the data of a navigation within the site. */
  readonly isDocument: boolean;
  /** What the document is rendered with and does not carry; see `staticData`. */
  readonly staticData: Map<string, unknown>;
  /** Markup that documents share. */
  readonly markup: MarkupStore | undefined;
}

/** Loaders read the request's services here: `context.get(servicesContext)`. */
export const servicesContext = createContext<RequestServices>();

/** What the server process hands to an app for one request. */
export interface LoadContextOptions {
  request: Request;
  /**
   * Carries an API call to the backend, in process or over the network; `own` tells that it asks as
   * this visitor, so that the page is nobody else's.
   */
  transport: (request: Request, own: boolean) => Promise<Response>;
  /** Cached answers, for calls as a guest. */
  answers?: AnswerStore;
  /** Cached markup that documents share; without it all is rendered for each document. */
  markup?: MarkupStore;
  publicOrigin: string;
  nonce: string;
  /** @default false */
  whole?: boolean;
  /** Called with the request; its `route` is filled in. */
  observed?: Observed;
}

/** Makes the router context of one request; both apps export it from `entry.server.tsx`. */
export function createLoadContext(options: LoadContextOptions): RouterContextProvider {
  const { request, transport, publicOrigin: origin, nonce, whole = false } = options;
  // Behind a proxy the backend tells visitors apart by it.
  const address = pick(request.headers, 'x-forwarded-for');
  const context = new RouterContextProvider();
  if (options.observed) context.set(observedContext, options.observed);
  const cookie = pick(request.headers, 'cookie');
  const { answers } = options;
  const api = createApi({
    origin,
    fetch: (call) => transport(call, false),
    headers: address,
    ...(answers && { answers }),
  });
  const visitorApi = createApi({
    origin,
    fetch: (call) => transport(call, true),
    headers: { ...address, ...cookie },
  });
  // A form says itself what was refused.
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  context.set(servicesContext, {
    api: isPage ? tellingPages(api) : api,
    visitorApi: isPage ? tellingPages(visitorApi) : visitorApi,
    origin,
    nonce,
    whole,
    // By the address alone: a document is cached, and the same for whoever asks.
    isDocument: !new URL(request.url).pathname.endsWith('.data'),
    staticData: new Map(),
    markup: options.markup,
  });
  return context;
}

function pick(headers: Headers, name: string): Record<string, string> {
  const value = headers.get(name);
  return value === null ? {} : { [name]: value };
}
