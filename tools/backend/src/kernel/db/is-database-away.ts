/** Classes and codes of PostgreSQL: connection lost, too many connections, shutting down, cancelled. */
const AWAY_STATES = /^(08|53|57P0|57014)/;

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The drivers say these without a code. */
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|PGlite is clos|after calling end on the pool|client has encountered a connection error/i;

/** Tells an unreachable database from a wrong query, by the error or what caused it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    AWAY_CODES.has(code) ||
    AWAY_STATES.test(code) ||
    AWAY_MESSAGES.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
