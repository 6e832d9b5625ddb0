import ts from 'typescript';

/** What stands at the top of a module, by the names that it gives. */
export interface Declarations {
  source: ts.SourceFile;
  /** Statements by each name they declare. */
  own: ReadonlyMap<string, ts.Statement>;
  imports: ReadonlyMap<string, Import>;
}

/** One name that a module imports. */
export interface Import {
  /** The specifier as it is written. */
  from: string;
  /** The name over there, `*` for all of them. */
  name: string;
  isType: boolean;
}

/** Reads the top of a module, without its types. */
export function readDeclarations(file: string, text: string): Declarations {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = new Map<string, ts.Statement>();
  const imports = new Map<string, Import>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [local, one] of importsOf(statement)) imports.set(local, one);
    } else {
      for (const name of namesOf(statement)) own.set(name, statement);
    }
  }
  return { source, own, imports };
}

function* importsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration) {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isStringLiteral(moduleSpecifier)) return;
  if (ts.isNamespaceImport(bindings)) {
    const all: Import = { from: moduleSpecifier.text, name: '*', isType: false };
    yield [bindings.name.text, all] as const;
    return;
  }
  const isTypes = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  for (const element of bindings.elements) {
    const one: Import = {
      from: moduleSpecifier.text,
      name: (element.propertyName ?? element.name).text,
      isType: isTypes || element.isTypeOnly,
    };
    yield [element.name.text, one] as const;
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundNames(one.name)));

/** Every identifier within a node that may name something at the top; names of properties are not meant. */
export function identifiersIn(node: ts.Node, found = new Set<string>()): Set<string> {
  if (ts.isIdentifier(node) && !isPropertyName(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void identifiersIn(child, found));
  return found;
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
}
