import ts from 'typescript';

/** Props of an example by their names, as they are written; a spread stands under its own text. */
export type Props = ReadonlyMap<string, ts.ObjectLiteralElementLike>;

/** Properties of an object literal, those of later ones in place of the former. */
export function mergeProps(...literals: (ts.Expression | undefined)[]): Props {
  const props = new Map<string, ts.ObjectLiteralElementLike>();
  for (const literal of literals) {
    if (!literal) continue;
    if (!ts.isObjectLiteralExpression(literal)) throw new Error(`no object: ${literal.getText()}`);
    for (const one of literal.properties) props.set(one.name?.getText() ?? one.getText(), one);
  }
  return props;
}

/** The value of a property of an object literal. */
export function valueOf(literal: ts.Expression | undefined, name: string) {
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  const property = literal.properties.find((one) => one.name?.getText() === name);
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

const UNDEFINED = 'undefined';

/** Props as JSX has them: `label="Имя" wide onClose={() => {}}`; what is `undefined` is left out. */
export function attributes(props: Props, without: readonly string[] = []): string {
  return [...props]
    .filter(([name]) => !without.includes(name))
    .map(([name, one]) => attribute(name, one))
    .join(' ');
}

function attribute(name: string, one: ts.ObjectLiteralElementLike): string {
  if (ts.isSpreadAssignment(one)) return `{${one.getText()}}`;
  const key = name.replace(/^'|'$/g, '');
  const value = ts.isPropertyAssignment(one) ? one.initializer : undefined;
  if (!value) return ts.isMethodDeclaration(one) ? `${key}={${one.getText()}}` : `${key}={${name}}`;
  const text = value.getText();
  if (text === UNDEFINED) return '';
  if (text === 'true') return key;
  if (ts.isStringLiteral(value) && !/["\\\n]/.test(value.text)) return `${key}="${value.text}"`;
  return `${key}={${text}}`;
}

/** What stands between the tags. */
export function childrenText(props: Props): string {
  const one = props.get('children');
  if (!one) return '';
  const value = ts.isPropertyAssignment(one) ? one.initializer : undefined;
  if (!value) return '{children}';
  const inner = ts.isParenthesizedExpression(value) ? value.expression : value;
  if (ts.isStringLiteral(inner) && !/[{}<>&\\]/.test(inner.text)) return inner.text;
  const isJsx =
    ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
  return isJsx ? inner.getText() : `{${inner.getText()}}`;
}

/** The same props as an object. */
export const objectText = (props: Props): string =>
  `{ ${[...props.values()].map((one) => one.getText()).join(', ')} }`;
