import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * One declaration as code without comments. Members of unions stand in the order of the alphabet, because the
 * compiler writes inferred ones as it met them. A schema is `Schema<input, output>`: its shape is the
 * promise, not the functions that it was composed of.
 */
export function printDeclaration(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const file = declaration.getSourceFile();
  const textOf = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);

  const plain: ts.TransformerFactory<ts.Node> = (context) => (root) => {
    const visit = (node: ts.Node): ts.Node => {
      const shape = ts.isTypeNode(node) && node.pos >= 0 ? schemaOf(node, checker) : undefined;
      const seen = ts.visitEachChild(shape ?? node, visit, context);
      return ts.isUnionTypeNode(seen) ? sorted(seen, textOf) : seen;
    };
    return visit(root);
  };

  const [node = declaration] = ts.transform<ts.Node>(declaration, [plain]).transformed;
  const code = textOf(node).replace(/^export /, '');
  return ts.isVariableDeclaration(declaration) ? `declare const ${code};` : code;
}

function sorted(union: ts.UnionTypeNode, textOf: (node: ts.Node) => string): ts.UnionTypeNode {
  return ts.factory.createUnionTypeNode(
    union.types.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1)),
  );
}

/** The type of a valibot schema as what it reads and, where that differs, what it gives. */
function schemaOf(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) && !ts.isImportTypeNode(node)) return undefined;
  const typed = checker.getTypeFromTypeNode(node).getProperty('~types');
  if (!typed) return undefined;
  const types = checker.getNonNullableType(checker.getTypeOfSymbol(typed));
  const [input, output] = ['input', 'output'].map((side) => {
    const property = types.getProperty(side);
    const type = property && checker.getTypeOfSymbol(property);
    return type && checker.typeToTypeNode(type, undefined, ts.NodeBuilderFlags.NoTruncation);
  });
  if (!input || !output) return undefined;
  const isSame = printed(input) === printed(output);
  return ts.factory.createTypeReferenceNode('Schema', isSame ? [input] : [input, output]);
}

const printed = (node: ts.Node) =>
  printer.printNode(
    ts.EmitHint.Unspecified,
    node,
    ts.createSourceFile('', '', ts.ScriptTarget.Latest),
  );
