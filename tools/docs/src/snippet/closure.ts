import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { identifiersIn, readDeclarations, type Declarations, type Import } from './declarations.ts';
import { publicPath } from './public-path.ts';

/** What some code of a module needs beside itself. */
export interface Closure {
  /** Lines of import, of packages alone. */
  imports: string[];
  /** Statements of the module, and of private ones beside it, in their order. */
  statements: string[];
}

/**
 * Gathers what the names of a piece of code stand for, so that the piece stands alone: imports of a package's own modules become
 * imports of its entries, and what the package keeps to itself is written out.
 * @param names identifiers of the piece
 * @param skip statements that are none of it: the examples themselves
 */
export function closureOf(
  file: string,
  declarations: Declarations,
  names: Iterable<string>,
  skip: ReadonlySet<ts.Statement>,
): Closure {
  const imports = new Map<string, Set<string>>();
  const statements = new Map<ts.Statement, string>();
  const take = (at: string, known: Declarations, wanted: Iterable<string>) => {
    for (const name of wanted) {
      const statement = known.own.get(name);
      const imported = known.imports.get(name);
      if (imported) takeImport(at, name, imported);
      if (!statement || skip.has(statement) || statements.has(statement)) continue;
      statements.set(statement, '');
      take(at, known, identifiersIn(statement));
      // Behind what it needs: a constant is there before it is read.
      statements.delete(statement);
      statements.set(statement, withoutExport(statement));
    }
  };
  const takeImport = (at: string, local: string, { from, name, isType }: Import) => {
    const path = from.startsWith('.') ? join(dirname(at), from) : undefined;
    const entry = path ? publicPath(path, name) : from;
    if (entry) {
      const named = name === local ? name : `${name} as ${local}`;
      const names = imports.get(entry) ?? new Set();
      imports.set(entry, names.add(isType ? `type ${named}` : named));
    } else if (path && existsSync(path)) {
      take(path, read(path), [name]);
    } else throw new Error(`${at} imports ${from}, which is not there`);
  };
  take(file, declarations, names);
  return {
    imports: [...imports].map(
      ([from, names]) => `import { ${[...names].sort(byName).join(', ')} } from '${from}';`,
    ),
    statements: [...statements.values()],
  };
}

const modules = new Map<string, Declarations>();
function read(path: string): Declarations {
  const known = modules.get(path) ?? readDeclarations(path, readFileSync(path, 'utf8'));
  modules.set(path, known);
  return known;
}

const plain = (name: string) => name.replace(/^type /, '');
const byName = (one: string, other: string) => (plain(one) < plain(other) ? -1 : 1);

/** The statement with its comment, as a module of its own would not export it. */
const withoutExport = (statement: ts.Statement) =>
  statement
    .getFullText()
    .trim()
    .replace(/^export /m, '');
