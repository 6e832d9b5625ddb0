import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';
import type { Tracer } from './span.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/** Milliseconds that a process which ends waits for its last spans to be taken. */
const LAST_SPANS = 2_000;

/** Milliseconds between two complaints about a collector that is away. */
const QUIET = 60_000;

/** A tracer with what ends it. */
interface OpenTracer {
  tracer: Tracer;
  /** Sends what waits. */
  close(): Promise<void>;
}

/**
 * Makes a tracer of the OpenTelemetry SDK, which reads the rest of its standard variables itself (headers, sampler, batches).
 * @param endpoint of the collector, without `/v1/traces`
 */
export function openOtelTracer(endpoint: string, log: Logger): OpenTracer {
  const fromEnvironment = detectResources({ detectors: [envDetector] });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'meridian30' }))
      .merge(fromEnvironment),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })),
    ],
  });
  provider.register();
  complainTo(log);
  const tracer = provider.getTracer('meridian30');
  return {
    tracer: {
      run({ name, kind, attributes = {}, traceparent }, work) {
        const within = parentOf(traceparent);
        return tracer.startActiveSpan(
          name,
          { kind: KINDS[kind], attributes },
          within,
          async (span) => {
            try {
              return await work({
                rename: (known) => void span.updateName(known),
                set: (more) => void span.setAttributes(more),
              });
            } catch (error) {
              // Its message may repeat what a visitor typed.
              const type = error instanceof Error ? error.name : typeof error;
              span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
              throw error;
            } finally {
              span.end();
            }
          },
        );
      },
      traceparent() {
        const carrier: { traceparent?: string } = {};
        propagation.inject(context.active(), carrier);
        return carrier.traceparent ?? null;
      },
    },
    async close() {
      const sent = provider.shutdown().then(
        () => true,
        () => false,
      );
      const isSent = await Promise.race([sent, sleep(LAST_SPANS, false, { ref: false })]);
      if (!isSent) log.warn('the last traces are not sent');
      for (const one of [trace, context, propagation, diag]) one.disable();
    },
  };
}

function parentOf(traceparent: string | undefined): Context {
  const active = context.active();
  if (traceparent === undefined || trace.getSpan(active)) return active;
  return propagation.extract(active, { traceparent });
}

function complainTo(log: Logger): void {
  let last = -Infinity;
  const complain = (reason: string) => {
    if (performance.now() - last < QUIET) return;
    last = performance.now();
    log.warn({ reason }, 'the collector of traces does not take them');
  };
  const nothing = () => undefined;
  diag.setLogger(
    { error: complain, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.ERROR,
  );
}
