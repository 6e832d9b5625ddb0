import { TravelError } from '../../domain/travel/types.ts';

/** Milliseconds for which a service that did not answer is left alone: nobody waits for it twice. */
const PAUSE = 30_000;

/** The same service, which after a failure says at once that it is away, for a while. */
export function pausing<Service extends object>(service: Service, clock: () => Date): Service {
  let until = 0;
  return new Proxy(service, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...input: unknown[]): Promise<unknown> => {
        if (clock().getTime() < until) throw new TravelError('away', 'resting after a failure');
        try {
          return await (Reflect.apply(method, target, input) as unknown);
        } catch (error) {
          if (error instanceof TravelError && error.problem === 'away') {
            until = clock().getTime() + PAUSE;
          }
          throw error;
        }
      };
    },
  });
}
