import { renderToReadableStream } from 'react-dom/server';
import { drawOnServer } from '@m30/blocks/eager';
import { ServerRouter, type EntryContext } from 'react-router';

drawOnServer();

/** A page is a file: it waits for every part, so that the file has all of them. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    // In one piece: a large part would otherwise stand at the end, to be put in its place by a script.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  await body.allReady;
  // An example that breaks on a server is mended, not left to browsers.
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}
