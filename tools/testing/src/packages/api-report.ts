import { basename, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { printDeclaration } from './print-declaration.ts';

/**
 * Writes what a built library promises in types: every export of every entry, and below them what they are made
 * of without being exported themselves. A change of it is a change for those who use the library.
 * @param library folder of the library
 * @param entries its imports with their declarations
 */
export async function apiReport(
  library: string,
  entries: ReadonlyMap<string, string>,
): Promise<string> {
  const program = ts.createProgram([...entries.values()], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const within = `${resolve(library, 'dist')}/`;
  const describedIn = new Map<ts.Symbol, string>();
  const reached = new Set<ts.Symbol>();

  const meaning = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const own = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).filter(
      (one) => isDescribed(one) && resolve(one.getSourceFile().fileName).startsWith(within),
    );

  /** Declarations of a symbol in code, and a note of all that they name. */
  function describe(symbol: ts.Symbol): string[] {
    const declarations = own(symbol);
    for (const declaration of declarations) visit(declaration);
    return declarations.map((one) => printDeclaration(one, checker));
  }
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const named = checker.getSymbolAtLocation(node);
      const symbol = named && meaning(named);
      if (symbol && own(symbol).length > 0) reached.add(symbol);
    }
    ts.forEachChild(node, visit);
  }

  const sections = special(entries).map(([entry, file]) => {
    const module = program.getSourceFile(file);
    const symbol = module && checker.getSymbolAtLocation(module);
    const lines: string[] = [];
    for (const exported of symbol ? byName(checker.getExportsOfModule(symbol)) : []) {
      const subject = meaning(exported);
      const elsewhere = describedIn.get(subject);
      if (elsewhere) lines.push(`// ${exported.name}: see ${elsewhere}`);
      else lines.push(...describe(subject).map((code) => renamed(code, subject, exported)));
      describedIn.set(subject, elsewhere ?? entry);
    }
    return section(entry, lines);
  });

  const inner: string[] = [];
  for (const symbol of reached) if (!describedIn.has(symbol)) inner.push(...describe(symbol));
  if (inner.length > 0) sections.push(section('Named by these', inner.toSorted()));
  const text = [`# Types of @m30/${basename(library)}\n`, HEAD, ...sections]
    .join('\n')
    // Where a type stands within the package is nobody's business.
    .replaceAll(/import\(['"]\.[^'"]*['"]\)\./g, '');
  return format(text, { ...(await resolveConfig('.prettierrc.json')), parser: 'markdown' });
}

const HEAD = `Written by \`npm run api:update\` from the built package; a change here is a change for those who use it.\n`;

const section = (title: string, lines: readonly string[]) =>
  `## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;

/** The narrow entries first: what they export is described there, and only named by the wide one. */
const special = (entries: ReadonlyMap<string, string>) =>
  [...entries].toSorted(([a], [b]) => Number(isWide(a)) - Number(isWide(b)) || (a < b ? -1 : 1));

const isWide = (entry: string) => entry.split('/').length === 2;

const byName = (symbols: readonly ts.Symbol[]) =>
  symbols.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A declaration that stands on its own: parts of one, such as properties, are described with the whole. */
const isDescribed = (node: ts.Node) =>
  ts.isVariableDeclaration(node)
    ? ts.isVariableStatement(node.parent.parent)
    : ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node);

const renamed = (code: string, subject: ts.Symbol, exported: ts.Symbol) =>
  subject.name === exported.name ? code : `// as ${exported.name}\n${code}`;
