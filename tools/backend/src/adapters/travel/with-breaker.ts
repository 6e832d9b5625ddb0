import { TravelError, type Geocoder, type Router } from './types.ts';
import { CircuitOpen, type Breaker } from '../../kernel/observability/breaker.ts';

/** A geocoder behind a circuit breaker: while the circuit is open it fails at once as `away`. */
export const geocoderWithBreaker = (service: Geocoder, breaker: Breaker): Geocoder => ({
  suggest: (text) => guarded(breaker, () => service.suggest(text)),
  find: (text) => guarded(breaker, () => service.find(text)),
});

/** The same for a router. */
export const routerWithBreaker = (service: Router, breaker: Breaker): Router => ({
  route: (from, to) => guarded(breaker, () => service.route(from, to)),
});

/** «No such address» and «no way there» are answers: only a service that does not answer opens the circuit. */
async function guarded<Answer>(breaker: Breaker, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await breaker.run(() => ask().catch(orAnswer));
    if (answer instanceof TravelError) throw answer;
    return answer;
  } catch (error) {
    throw error instanceof CircuitOpen ? new TravelError('away', error.message) : error;
  }
}

function orAnswer(error: unknown): TravelError {
  if (error instanceof TravelError && error.problem !== 'away') return error;
  throw error;
}
