import { examplesOf, type ExamplesFile } from '../testing/examples-of.tsx';

export type { ExamplesFile, NamedExample } from '../testing/examples-of.tsx';

/**
 * Everything that the kit shows of itself, for a living style guide. Files by title, examples by name:
 * a module's exports have no order that a server and a browser share. Of this workspace alone:
 * examples are not published.
 */
export const kitExamples = {
  /** Colours, type, space, motion, words. */
  foundations: read(import.meta.glob('../foundations/*.stories.tsx', { eager: true })),
  components: read(import.meta.glob('../components/**/*.examples.tsx', { eager: true })),
};

function read(modules: Record<string, unknown>): readonly ExamplesFile[] {
  return Object.values(modules)
    .map(examplesOf)
    .map((file) => ({ ...file, examples: file.examples.toSorted(by('name')) }))
    .toSorted(by('title'));
}

function by<Key extends string>(key: Key) {
  return (one: Record<Key, string>, other: Record<Key, string>) => (one[key] < other[key] ? -1 : 1);
}
