/** Entries of `nx g ./tools/generators:…`, named by generators.json. */
import { makers } from './makers.ts';
import type { Part } from './part.ts';
import { write, type Files } from './write.ts';

const generator =
  (make: (name: string, resource?: string) => Part) =>
  async (tree: Files, { name, resource }: { name: string; resource?: string }): Promise<void> => {
    await write(tree, make(name, resource));
  };

/** A content block. */
export const block = generator(makers.block);

/** A component of the kit. */
export const component = generator(makers.component);

/** A lead form. */
export const form = generator(makers.form);

/** A method of the API with its handler. */
export const method = generator(makers.method);
