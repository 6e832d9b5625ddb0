/** What is told of a span: never an address that was asked for, a value of a query or anything of a visitor. */
type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work that is under way. */
export interface Span {
  /** Calls it by what is known by now, like the pattern of an address. */
  rename(name: string): void;
  set(attributes: Attributes): void;
}

/** What a span is begun with. */
export interface SpanStart {
  name: string;
  /** `server` answers a request, `client` waits for somebody else, `internal` is a part of either. */
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** `traceparent` of who asks, followed where no span of this process is under way. */
  traceparent?: string | undefined;
}

/** Where spans go. */
export interface Tracer {
  run<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** `traceparent` of the span under way, by the W3C's recommendation; `null` outside of one. */
  traceparent(): string | null;
}

const UNHEARD: Span = { rename: () => undefined, set: () => undefined };

/** One for the process, like the spans under way; `null` while tracing is off. */
let tracer: Tracer | null = null;

/** Sends the spans of this process to a tracer, or with `null` nowhere. */
export function useTracer(next: Tracer | null): void {
  tracer = next;
}

/** Spans of this process go somewhere. */
export const isTracing = (): boolean => tracer !== null;

/** Does work in a span below the one under way; without a tracer it is the work alone. */
export function inSpan<Result>(
  start: SpanStart,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer ? tracer.run(start, work) : work(UNHEARD);
}

/** What a call to a part of the product carries, so that its spans join the trace. */
export const traceparent = (): string | null => tracer?.traceparent() ?? null;

/** Fields of a log line that lead to its trace; none outside of a span. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const [, trace_id, span_id] = traceparent()?.split('-') ?? [];
  return trace_id && span_id ? { trace_id, span_id } : {};
}
