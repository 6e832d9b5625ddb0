import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
} from 'cockatiel';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing/span.ts';

/** Services outside that the product asks. */
type Outside =
  | 'sms'
  | 'mail'
  | 'files'
  | 'crm'
  | 'mapbox'
  | 'osrm'
  | 'acquirer'
  | 'signature'
  | 'escrow'
  | 'registration'
  | 'bank';

/** Asks a service outside, or fails at once while its circuit is open. */
export interface Breaker {
  /**
   * Runs one call.
   * @param work rejects where the service is away, and only then
   * @throws CircuitOpen while the circuit is open
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The circuit is open: a call would fail without asking. */
  readonly isOpen: boolean;
}

/** The circuit of the service is open: it failed several times in a row and is not asked for a while. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** Makes the breaker of a service; one for each place that asks. */
export type BreakerOf = (service: Outside, options?: { failures?: number }) => Breaker;

/** Milliseconds that a circuit stays open; then one call probes the service. */
const PAUSE = 5_000;

/** Failures in a row that open the circuit. */
const FAILURES = 3;

/** Makes circuit breakers that report calls and their state to the metrics. */
export function createBreakers(metrics: Pick<Metrics, 'outgoing' | 'breakers'>): BreakerOf {
  return (service, { failures = FAILURES } = {}) => {
    let openedAt = -Infinity;
    const report = (state: number) => metrics.breakers.set({ service }, state);
    let policy = make();

    function make() {
      const made = circuitBreaker(handleAll, {
        halfOpenAfter: PAUSE,
        breaker: new ConsecutiveBreaker(failures),
      });
      openedAt = -Infinity;
      report(0);
      made.onBreak(() => {
        openedAt = Date.now();
        report(1);
      });
      made.onHalfOpen(() => report(0.5));
      made.onReset(() => report(0));
      return made;
    }

    /** The library waits by the clock of the system: one that was set back would keep the circuit open until then. */
    function current() {
      if (Date.now() < openedAt) policy = make();
      return policy;
    }

    return {
      get isOpen() {
        return current().state === CircuitState.Open && Date.now() < openedAt + PAUSE;
      },
      async run(work) {
        const started = performance.now();
        const note = (outcome: 'ok' | 'failed' | 'refused') =>
          metrics.outgoing.observe({ service, outcome }, (performance.now() - started) / 1000);
        try {
          const attributes = { 'peer.service': service };
          const result = await inSpan({ name: service, kind: 'client', attributes }, () =>
            current().execute(work),
          );
          note('ok');
          return result;
        } catch (error) {
          const isOpen = error instanceof BrokenCircuitError;
          note(isOpen ? 'refused' : 'failed');
          throw isOpen ? new CircuitOpen(`circuit of ${service} is open`) : error;
        }
      },
    };
  };
}
