import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino, type DestinationStream, type Logger } from 'pino';
import { traceFields } from './tracing/span.ts';
import { withoutPeople } from './without-people.ts';

/** Makes the log: JSON lines on standard output, without personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError }, mixin: traceFields };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Describes an error for the log. A failed query is logged without its parameters, and PostgreSQL's
 * `detail` is left out, because both repeat what the visitor typed; numbers and mail addresses within words
 * become blanks.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) {
    return { type: 'query', query: error.query, cause: describeError(error.cause) };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...('code' in error && { code: error.code }),
    stack: error.stack && withoutPeople(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
