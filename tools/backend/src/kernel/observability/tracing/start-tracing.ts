import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { useTracer } from './span.ts';

/**
 * Begins to trace where the settings name a collector; else nothing of OpenTelemetry is read. Call it before the database is opened.
 * @returns what sends the last spans and ends it
 */
export async function startTracing(
  { tracesTo }: Pick<Config, 'tracesTo'>,
  log: Logger,
): Promise<() => Promise<void>> {
  if (tracesTo === null) return () => Promise.resolve();
  const { openOtelTracer } = await import('./otel-tracer.ts');
  const { tracer, close } = openOtelTracer(tracesTo, log);
  useTracer(tracer);
  log.info({ to: new URL(tracesTo).host }, 'traces are sent');
  return async () => {
    useTracer(null);
    await close();
  };
}
