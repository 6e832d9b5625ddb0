import type { StudioResult } from '../../contract/client.ts';
import { studioExamples } from '../../contract/examples.ts';
import type { StudioMethods } from '../../contract/registry.ts';

/** What the contract's first example of a method answers. */
export function exampleOf<Name extends keyof StudioMethods>(name: Name): StudioResult<Name> {
  const [first] = studioExamples[name];
  if (!first) throw new Error(`${name} has no example`);
  return first.result as StudioResult<Name>;
}
