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
      const annotations = privateTypes(at, known, statement);
      const names = identifiersIn(statement);
      for (const one of annotations) for (const type of identifiersIn(one)) names.delete(type);
      take(at, known, names);
      // Behind what it needs: a constant is there before it is read.
      statements.delete(statement);
      statements.set(statement, standingAlone(statement, annotations));
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
    imports: [...imports].map(([from, names]) =>
      names.size === 0
        ? `import ${from};`
        : `import { ${[...names].sort(byName).join(', ')} } from '${from}';`,
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

/** Types of variables that a package keeps to itself: what is written has a type without them. */
function privateTypes(at: string, { imports }: Declarations, statement: ts.Statement) {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .flatMap(({ type }) => type ?? [])
    .filter((type) =>
      [...identifiersIn(type)].some((name) => {
        const { from = '', name: there = name, isType } = imports.get(name) ?? {};
        return isType && from.startsWith('.') && !publicPath(join(dirname(at), from), there);
      }),
    );
}

/** The statement with its comment, as a module of its own would have it. */
function standingAlone(statement: ts.Statement, without: readonly ts.Node[]): string {
  let text = statement.getFullText();
  for (const node of without.toReversed()) {
    const [start, end] = [node.getStart(), node.getEnd()].map(
      (at) => at - statement.getFullStart(),
    );
    text = text.slice(0, start).replace(/:\s*$/, '') + text.slice(end);
  }
  return text.trim().replace(/^export /m, '');
}
