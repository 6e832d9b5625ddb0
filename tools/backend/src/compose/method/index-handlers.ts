import { registry } from '@m30/api';
import type { Handler } from '../../kernel/method/implement.ts';

/**
 * Finds handlers by the name of their method.
 * @throws Error when two answer one method, or one answers a method outside the contract
 */
export function indexHandlers(handlers: readonly Handler[]): ReadonlyMap<string, Handler> {
  const byName = new Map<string, Handler>();
  for (const handler of handlers) {
    const { name } = handler.method;
    if (!registry.includes(handler.method)) throw new Error(`${name} is not in the contract`);
    if (byName.has(name)) throw new Error(`${name} has two handlers`);
    byName.set(name, handler);
  }
  return byName;
}

/** Names of the methods that nothing answers yet. */
export function missingMethods(handlers: readonly Handler[]): string[] {
  const byName = indexHandlers(handlers);
  return registry.map((method) => method.name).filter((name) => !byName.has(name));
}
