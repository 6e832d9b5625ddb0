/** Entries of `nx g ./tools/generators:…`, named by generators.json. */
import { generators } from './generators.ts';
import type { Part } from './part.ts';
import { write, type Files } from './write.ts';

const generator =
  (make: (name: string, resource?: string) => Part) =>
  async (tree: Files, { name, resource }: { name: string; resource?: string }): Promise<void> => {
    await write(tree, make(name, resource));
  };

/** A content block. */
export const block = generator(generators.block);

/** A component of the kit. */
export const component = generator(generators.component);

/** A lead form. */
export const form = generator(generators.form);

/** A method of the API with its handler. */
export const method = generator(generators.method);
