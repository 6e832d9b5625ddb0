import ts from 'typescript';

/** A place where a property is read. */
interface PropertyRead {
  node: ts.Node;
  name: string;
  symbol: ts.Symbol | undefined;
}

/** Places where a property of one of these names is read: `services.x`, `{ x } = services`, `Pick<Services, 'x'>`, `Services['x']`. */
export function propertiesReadIn(
  source: ts.SourceFile,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): PropertyRead[] {
  const found: PropertyRead[] = [];
  const note = (node: ts.Node, name: string, type: ts.Type) => {
    if (names.has(name)) found.push({ node, name, symbol: checker.getPropertyOfType(type, name) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      note(node.name, node.name.text, checker.getTypeAtLocation(node.expression));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      if (names.has(name)) note(node, name, checker.getTypeAtLocation(node.parent));
    }
    if (
      ts.isLiteralTypeNode(node) &&
      ts.isStringLiteral(node.literal) &&
      names.has(node.literal.text)
    ) {
      const owner = ownerOf(node);
      if (owner) note(node, node.literal.text, checker.getTypeFromTypeNode(owner));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The type whose property a literal names: the first argument of `Pick`, what stands before the brackets. */
function ownerOf(literal: ts.LiteralTypeNode): ts.TypeNode | undefined {
  const at = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  if (ts.isIndexedAccessTypeNode(at.parent)) return at.parent.objectType;
  return ts.isTypeReferenceNode(at.parent) ? at.parent.typeArguments?.[0] : undefined;
}
