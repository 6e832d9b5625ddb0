import { examplesOf, type ExamplesFile } from '../testing/examples-of.tsx';

export type { ExamplesFile, NamedExample } from '../testing/examples-of.tsx';

const modules = import.meta.glob('../components/**/*.examples.tsx', { eager: true });

/**
 * Every example of the kit, for a living style guide: files by title, examples by name, since a
 * module's exports have no order that a server and a browser share. Of this workspace alone: examples
 * are not published.
 */
export const kitExamples: readonly ExamplesFile[] = Object.values(modules)
  .map(examplesOf)
  .map((file) => ({ ...file, examples: file.examples.toSorted(by('name')) }))
  .toSorted(by('title'));

function by<Key extends string>(key: Key) {
  return (one: Record<Key, string>, other: Record<Key, string>) => (one[key] < other[key] ? -1 : 1);
}
