import type { ComponentType } from 'react';

type Examples = Record<string, ComponentType>;

/** Modules that `src/steps/prepare.ts` wrote, a chunk a component. */
const modules = import.meta.glob<Examples>('../../../build/examples/*/*/index.ts');

/** @throws where there is no such example */
export async function exampleOf(part: string, name: string): Promise<ComponentType> {
  const module = await modules[`../../../build/examples/${part}/index.ts`]?.();
  const found = module?.[name];
  if (!found) throw new Error(`there is no example ${part}/${name}`);
  return found;
}
