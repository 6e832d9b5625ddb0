import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector gets it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** Absent at the root of a trace that begins here. */
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Readonly<Record<string, unknown>>;
  /** `service.name` of its process. */
  service: unknown;
}

/** A collector of traces within a test: OTLP over HTTP, as JSON. */
export interface TraceCollector {
  readonly endpoint: string;
  /** What came so far, in order of its end. */
  readonly spans: CollectedSpan[];
  close(): Promise<void>;
}

interface Pair {
  key: string;
  value: Record<string, unknown>;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Pair[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'service'> & { attributes: Pair[] })[];
    }[];
  }[];
}

/** Starts a collector on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const isKnown = request.url === '/v1/traces';
      if (isKnown) spans.push(...spansOf(body as Sent));
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const spansOf = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        ...span,
        attributes: recordOf(span.attributes),
        service: recordOf(resource.attributes)['service.name'],
      })),
    ),
  );

const recordOf = (pairs: Pair[]) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
