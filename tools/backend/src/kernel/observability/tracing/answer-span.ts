import { trustsNeighbour, type TrustProxy } from '../../network/trust-proxy.ts';
import { inSpan, type Span } from './span.ts';

/** A request as a span knows it: neither its address nor who sent it. */
interface Answering {
  kind: 'server' | 'internal';
  method: string;
  requestId: string;
  /** What the request says about the trace that it is part of. */
  traceparent: string | undefined;
  trustProxy: TrustProxy;
  /** Address of the socket's other end. */
  neighbour: string;
}

/**
 * Answers a request in a span of its own. The trace of who asks is followed where it is a trusted proxy or part of the product:
 * anybody else would have all of his requests traced.
 */
export function inAnswerSpan<Result>(
  { kind, method, requestId, traceparent, trustProxy, neighbour }: Answering,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const follows = trustsNeighbour(trustProxy, neighbour);
  return inSpan(
    {
      name: method,
      kind,
      attributes: { 'http.request.method': method, 'm30.request.id': requestId },
      traceparent: follows ? traceparent : undefined,
    },
    work,
  );
}

/** Says of a span what was asked for, by its pattern, and how it was answered. */
export function noteAnswer(span: Span, name: string, status: number): void {
  span.rename(name);
  span.set({ 'http.route': name, 'http.response.status_code': status });
}
