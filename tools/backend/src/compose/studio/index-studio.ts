import { studioRegistry } from '@m30/studio/contract';
import type { StudioHandler } from '../../kernel/studio/implement-studio.ts';

/**
 * Finds handlers of the Studio by the name of their method.
 * @throws Error when two answer one method, one answers a method outside the contract, or a method has none
 */
export function indexStudio(
  handlers: readonly StudioHandler[],
): ReadonlyMap<string, StudioHandler> {
  const byName = new Map<string, StudioHandler>();
  for (const handler of handlers) {
    const { name } = handler.method;
    if (!studioRegistry.includes(handler.method)) throw new Error(`${name} is not in the contract`);
    if (byName.has(name)) throw new Error(`${name} has two handlers`);
    byName.set(name, handler);
  }
  return byName;
}
