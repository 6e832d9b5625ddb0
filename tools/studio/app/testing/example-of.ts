import type { StudioResult } from '../../contract/client.ts';
import { studioExamples } from '../../contract/examples.ts';
import type { StudioMethods } from '../../contract/registry.ts';

/** What an example of the contract answers: the one of that name, else the first of the method. */
export function exampleOf<Name extends keyof StudioMethods>(
  method: Name,
  name?: string,
): StudioResult<Name> {
  const found = studioExamples[method].find((one) => name === undefined || one.name === name);
  if (!found) throw new Error(`${method} has no example ${name ?? ''}`);
  return found.result as StudioResult<Name>;
}
