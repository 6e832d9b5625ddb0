import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** A page is a file: it waits for every part, so that the file has all of them. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    // In one piece: a large part would otherwise stand at the end, to be put in its place by a script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}
