import { TravelError, type Geocoder, type Router } from './types.ts';
import { Resting, type Breaker } from '../../kernel/observability/breaker.ts';

/** A geocoder that after a failure says at once that it is away, for a while. */
export const restingGeocoder = (service: Geocoder, breaker: Breaker): Geocoder => ({
  suggest: (text) => guarded(breaker, () => service.suggest(text)),
  find: (text) => guarded(breaker, () => service.find(text)),
});

/** The same of a router. */
export const restingRouter = (service: Router, breaker: Breaker): Router => ({
  route: (from, to) => guarded(breaker, () => service.route(from, to)),
});

/** «No such address» and «no way there» are answers: only who does not answer is left alone. */
async function guarded<Answer>(breaker: Breaker, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await breaker.run(() => ask().catch(orAnswer));
    if (answer instanceof TravelError) throw answer;
    return answer;
  } catch (error) {
    throw error instanceof Resting ? new TravelError('away', error.message) : error;
  }
}

function orAnswer(error: unknown): TravelError {
  if (error instanceof TravelError && error.problem !== 'away') return error;
  throw error;
}
