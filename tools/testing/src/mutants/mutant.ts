import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const LIST = fileURLToPath(new URL('mutants.json', import.meta.url));

/** A check of the product that is taken away, and the test that notices. */
export interface Mutant {
  /** `{family}: {file} {what}`. */
  id: string;
  /** Path from the root of the repository. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Test files to run. */
  tests: string[];
  /** `{file} › {name}` of a test that fails; `null` while the mutant survives. */
  killedBy: string | null;
}

export function readMutants(): Mutant[] {
  return JSON.parse(readFileSync(LIST, 'utf8')) as Mutant[];
}

export function writeMutants(mutants: readonly Mutant[]): void {
  writeFileSync(LIST, `${JSON.stringify(mutants, null, 2)}\n`);
}

export const readSource = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

/**
 * Takes the check of a mutant out of a source.
 * @throws Error where the text to find is not there exactly once
 */
export function mutate(source: string, { id, find, replace }: Mutant): string {
  const parts = source.split(find);
  if (parts.length !== 2)
    throw new Error(`${id}: the text to find is there ${parts.length - 1} times, not once`);
  return parts.join(replace);
}
