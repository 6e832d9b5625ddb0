import { LIMIT_NAMES, limitVariable, type LimitName } from '../kernel/config/limits.ts';

/** So wide that nobody meets a limit by accident, though all visitors of a test have one address. */
const WIDE = '1000000/1';

/** Environment variables that widen every limit but those of `tight`. */
export const wideLimits = (tight: readonly LimitName[] = []): Record<string, string> =>
  Object.fromEntries(
    LIMIT_NAMES.filter((name) => !tight.includes(name)).map((name) => [limitVariable(name), WIDE]),
  );
