import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import type { AnalyticsSettings } from '../analytics/settings.ts';
import { fallbackNotice } from '../error/fallback-notice.ts';
import { policyHeaders, type PolicySources } from './content-security-policy.ts';
import { RenderCachedContext } from '../cached-markup/index.ts';
import { cachedRendering } from '../cached-markup/render-cached.ts';
import { StaticDataContext } from '../static-data/index.ts';
import { DocumentContext } from '../telemetry/document-context.ts';
import { observedContext } from './observed.ts';
import { servicesContext } from './services.ts';

/** What the root of both apps has loaded; none where that has failed. */
interface RootData {
  root?: { analytics?: AnalyticsSettings };
}

/** Milliseconds after which deferred data that has not arrived is given up. */
export const streamTimeout = 5_000;

/**
 * Answers with the document: what is ready at once and deferred parts as they arrive; robots wait for all, and so does a page that
 * will be cached.
 * @param sources that the app's policy allows besides those of every page
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
  sources: PolicySources = {},
): Promise<Response> {
  // Development sends no policy: browsers then show the nonce, and hydration would complain of it.
  const { nonce: own, origin, whole, staticData, markup } = loadContext.get(servicesContext);
  const nonce = import.meta.env.PROD ? own : undefined;
  const observed = loadContext.get(observedContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (nonce) {
    const [url, isSecure] = [new URL(request.url), origin.startsWith('https:')];
    const { root } = routerContext.staticHandlerContext.loaderData as RootData;
    const parts = { nonce, url, isSecure, analytics: root?.analytics, own: sources };
    for (const [name, value] of Object.entries(policyHeaders(parts))) headers.set(name, value);
  }
  if (!whole)
    for (const href of stylesOf(routerContext))
      headers.append('link', `<${href}>; rel=preload; as=style`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const facts = { route: observed.route, release: routerContext.manifest.version, nonce };
  const renderCached = markup ? cachedRendering(markup) : null;
  const policy = nonce ? { nonce } : {};
  const waits = whole || isbot(request.headers.get('user-agent'));
  const ready = waits ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let failed = false;
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={facts}>
        <StaticDataContext value={staticData}>
          <RenderCachedContext value={renderCached}>
            <ServerRouter context={routerContext} url={request.url} {...policy} />
          </RenderCachedContext>
        </StaticDataContext>
      </DocumentContext>,
      {
        // The types know the nonce of scripts alone.
        ...(nonce && { nonce: { script: nonce, style: nonce } as unknown as string }),
        // What is ready stands at its place in the HTML, however long: without scripts too.
        progressiveChunkSize: Infinity,
        [ready]() {
          shellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              status: failed ? 500 : status,
              headers,
            }),
          );
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          if (!routerContext.staticHandlerContext.errors) return reject(error);
          observed.onError(error);
          resolve(new Response(fallbackNotice, { status: 500, headers }));
        },
        onError(error) {
          failed = true;
          if (shellSent) observed.onError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Styles of the page: its document names them after the modules that React lifts to the head, and they are what the first paint waits for. */
function stylesOf({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  return new Set(routes.flatMap((route) => route?.css ?? []).map((href) => href.replace('#', '')));
}
