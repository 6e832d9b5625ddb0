import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { at } from '../workspace/root.ts';
import { snippetsOf } from '../snippet/snippets.ts';
import { publicPath } from '../snippet/public-path.ts';
import { changesAbout, type PackageChange } from './changes.ts';
import type { ComponentModel } from './model.ts';
import { notesBeside } from './notes.ts';
import { typeReader } from './props.ts';
import { docsId, storyId } from './story-id.ts';
import { styleFacts } from './tokens.ts';

/** A component with examples: the file of its own and the one that shows it. */
export interface ComponentFile {
  library: string;
  name: string;
  file: string;
  examples: string;
}

/**
 * Components of a package that an entry of it gives: `Name.examples.tsx` beside `Name.tsx`, or, where a folder is named by what it
 * is for, `name.examples.tsx` beside the component that it says.
 */
export function componentFiles(library: string): ComponentFile[] {
  return globSync(at('libs', library, 'src/**/*.examples.tsx'))
    .map((examples) => {
      const base = basename(examples, '.examples.tsx');
      const [, said] = readFileSync(examples, 'utf8').match(/component: (\w+)/) ?? [];
      const name = /^[A-Z]/.test(base) ? base : (said ?? base);
      return { library, name, file: join(dirname(examples), `${name}.tsx`), examples };
    })
    .filter(({ file }) => existsSync(file))
    .filter((one) => importedOf(one).length > 0)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** What a host imports: what the file is named after, or, where that is private, the kinds of it that its examples show. */
function importedOf({ name, file, examples }: ComponentFile): string[] {
  if (publicPath(file, name)) return [name];
  const imports = readFileSync(examples, 'utf8').matchAll(
    /import \{ (\w+) \} from '(\.\/\w+\.tsx)'/g,
  );
  return [...imports]
    .filter(([, one = '', from = '']) => publicPath(join(dirname(file), from), one))
    .map(([, one = '']) => one);
}

/** Reads components of several packages; their types are read together, because that takes longest. */
export async function readComponents(
  files: readonly ComponentFile[],
  changes: readonly PackageChange[],
): Promise<ComponentModel[]> {
  const typesOf = typeReader(files.map(({ file }) => file));
  return Promise.all(
    files.map(async (one): Promise<ComponentModel> => {
      const { library, name, file, examples } = one;
      const imported = importedOf(one);
      const types = typesOf(file, name);
      if (!types) throw new Error(`${file} does not export ${name}`);
      const text = readFileSync(examples, 'utf8');
      const [, title = ''] = text.match(/title: '([^']+)'/) ?? [];
      const snippets = await snippetsOf(examples, text);
      return {
        kind: 'component',
        library,
        slug: kebab(name),
        name,
        entry: publicPath(file, imported[0] ?? name) ?? `@m30/${library}`,
        imported,
        ...types,
        ...styleFacts(file),
        notes: await notesBeside(examples),
        size: undefined,
        examples: snippets.map((snippet) => ({
          ...snippet,
          story: storyId(title, snippet.name),
        })),
        stories: docsId(title),
        changes: changesAbout(changes, [name]),
      };
    }),
  );
}

/** `TextField` as an address has it, `text-field`. */
const kebab = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
