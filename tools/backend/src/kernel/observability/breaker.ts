import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
} from 'cockatiel';
import type { Metrics } from './metrics.ts';

/** Services outside that the product asks. */
type Outside =
  | 'sms'
  | 'mail'
  | 'crm'
  | 'mapbox'
  | 'osrm'
  | 'acquirer'
  | 'signature'
  | 'escrow'
  | 'registration'
  | 'bank';

/** Asks a service outside, or says at once that it rests after failures. */
export interface Breaker {
  /**
   * Runs one call.
   * @param work rejects where the service is away, and only then
   * @throws Resting while the service is left alone
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Nothing would be asked now. */
  readonly rests: boolean;
}

/** The service failed so often that it is left alone for a while. */
export class Resting extends Error {
  override readonly name = 'Resting';
}

/** Makes the breaker of a service; one for each place that asks. */
export type BreakerOf = (service: Outside, options?: { failures?: number }) => Breaker;

/** Milliseconds that a service is left alone; then one call finds out whether it is back. */
const PAUSE = 5_000;

/** Failures in a row after which it rests. */
const PATIENCE = 3;

/** Makes breakers that tell the metrics of calls and of their state. */
export function createBreakers(metrics: Pick<Metrics, 'outgoing' | 'breakers'>): BreakerOf {
  return (service, { failures = PATIENCE } = {}) => {
    let openedAt = -Infinity;
    const tell = (state: number) => metrics.breakers.set({ service }, state);
    let policy = make();

    function make() {
      const made = circuitBreaker(handleAll, {
        halfOpenAfter: PAUSE,
        breaker: new ConsecutiveBreaker(failures),
      });
      openedAt = -Infinity;
      tell(0);
      made.onBreak(() => {
        openedAt = Date.now();
        tell(1);
      });
      made.onHalfOpen(() => tell(0.5));
      made.onReset(() => tell(0));
      return made;
    }

    /** The library waits by the clock of the system: one that was set back would keep the service closed until then. */
    function current() {
      if (Date.now() < openedAt) policy = make();
      return policy;
    }

    return {
      get rests() {
        return current().state === CircuitState.Open && Date.now() < openedAt + PAUSE;
      },
      async run(work) {
        const started = performance.now();
        const note = (outcome: 'ok' | 'failed' | 'refused') =>
          metrics.outgoing.observe({ service, outcome }, (performance.now() - started) / 1000);
        try {
          const result = await current().execute(work);
          note('ok');
          return result;
        } catch (error) {
          const isResting = error instanceof BrokenCircuitError;
          note(isResting ? 'refused' : 'failed');
          throw isResting ? new Resting(`${service} rests after failures`) : error;
        }
      },
    };
  };
}
