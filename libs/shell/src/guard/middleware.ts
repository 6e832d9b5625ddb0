import { data, type MiddlewareFunction } from 'react-router';
import { guard, identify } from './guard.ts';

/** Every middleware that a route may name. */
const named: Readonly<Record<string, MiddlewareFunction<Response>>> = { identify, guard };

/**
 * Finds a middleware by its name.
 * @throws 500 «Unknown middleware» (specification, §8) for a name that nobody has defined
 */
export function resolveMiddleware(name: string): MiddlewareFunction<Response> {
  const found = Object.hasOwn(named, name) ? named[name] : undefined;
  if (found) return found;
  console.error(`Unknown middleware «${name}»; known are ${Object.keys(named).join(', ')}`);
  throw data('Unknown middleware', { status: 500, statusText: 'Unknown middleware' });
}

/**
 * Middleware of a route by name: `export const middleware = middlewareOf('identify', 'guard')`. A wrong
 * name fails the request that needs it with its error page, not the whole app.
 */
export function middlewareOf(...names: readonly string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => (args, next) => resolveMiddleware(name)(args, next));
}
