import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { MarkupContext } from '../kept/markup-context.ts';
import { DocumentContext, type DocumentFacts } from '../telemetry/document-context.ts';
import { marked } from './marked-markup.ts';

/** Begins a boundary that waits for something, or in which something went wrong. */
const UNFINISHED = /<!--\$[?!]-->/;

/** What would end the script that carries it. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/**
 * The data of the loaders as the router hands it to the browser; `null` where a part of it has to be waited for, or went wrong. It is
 * read before anything is drawn: what it was made of is garbage by then, and no markup lies about while something is awaited.
 */
export async function handoffData(context: EntryContext): Promise<string | null> {
  const { staticHandlerContext: state, serverHandoffStream: handoff } = context;
  if (!handoff || state.errors || hasDeferred(state.loaderData)) return null;
  return text(handoff);
}

/** The context for a document that is drawn otherwise after all. */
export function withHandoff(context: EntryContext, data: string): EntryContext {
  return { ...context, serverHandoffStream: new Blob([data]).stream() };
}

/**
 * Renders a document whose data is all there in one piece, which costs a quarter less than a stream; `null` where a part of it
 * has to be waited for, or fails: the stream does that.
 * @param data of {@link handoffData}
 */
export function renderAtOnce(
  context: EntryContext,
  data: string,
  url: string,
  facts: DocumentFacts,
): Uint8Array<ArrayBuffer> | null {
  const { nonce } = facts;
  const { serverHandoffStream: _, ...rest } = context;
  const own = { ...rest, renderMeta: {} };
  const policy = nonce ? { nonce } : {};
  const kept = marked();
  const html = attempt(() =>
    renderToString(
      <DocumentContext value={facts}>
        <MarkupContext value={kept}>
          <ServerRouter context={own} url={url} {...policy} />
        </MarkupContext>
      </DocumentContext>,
    ),
  );
  const end = html?.lastIndexOf('</body>') ?? -1;
  if (html === null || end < 0 || UNFINISHED.test(html)) return null;
  const scripts = handoffScripts(data, nonce);
  return kept.encode('<!DOCTYPE html>', html.slice(0, end), scripts, html.slice(end));
}

/** A loader that answers with a promise wants its page before that has come. */
function hasDeferred(loaderData: Readonly<Record<string, unknown>>): boolean {
  return Object.values(loaderData).some(
    (data) =>
      typeof data === 'object' &&
      data !== null &&
      Object.values(data).some((part) => part instanceof Promise),
  );
}

function attempt(render: () => string): string | null {
  try {
    return render();
  } catch {
    // The stream meets the same error and reports it.
    return null;
  }
}

/** The data as the router's own scripts hand it to the browser. */
function handoffScripts(data: string, nonce: string | undefined): string {
  const opening = nonce ? `<script nonce="${nonce}">` : '<script>';
  const controller = 'window.__reactRouterContext.streamController';
  const quoted = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (one) => ESCAPES[one] ?? one);
  return `${opening}${controller}.enqueue(${quoted});</script>${opening}${controller}.close();</script>`;
}
