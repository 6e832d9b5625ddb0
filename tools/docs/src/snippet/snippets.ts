import ts from 'typescript';
import { format } from 'prettier';
import { closureOf } from './closure.ts';
import { identifiersIn, readDeclarations, type Declarations } from './declarations.ts';
import { formBody, type Body } from './form-snippets.ts';
import {
  attributes,
  childrenText,
  mergeProps,
  objectText,
  valueOf,
  type Props,
} from './props-text.ts';

/** One example as a module that runs by itself: what the page shows is what it runs. */
export interface Snippet {
  /** Name of the export, `WithError`. */
  name: string;
  /** A module whose default export draws the example. */
  code: string;
  /** What an examples file says of the example's ground. */
  tone: string | undefined;
  /** It covers the page or takes the focus, so it is shown by a button. */
  onDemand: boolean;
}

/**
 * Examples of a `*.examples.tsx` file as modules.
 * @throws where an example is no object with `args` or `render`
 */
export async function snippetsOf(file: string, text: string): Promise<Snippet[]> {
  const declarations = readDeclarations(file, text);
  const meta = metaOf(declarations);
  const examples = [...declarations.own].filter(
    ([name, one]) => isExported(one) && initializerOf(one, name) !== meta,
  );
  const skip = new Set(examples.map(([, statement]) => statement));
  return Promise.all(
    examples.map(async ([name, statement]): Promise<Snippet> => {
      const example = initializerOf(statement, name);
      const body = formBody(example) ?? bodyOf(meta, example);
      if (!body) throw new Error(`${file}: ${name} is no example`);
      const { imports, statements } = closureOf(file, declarations, body.names, skip);
      const parts = [[...(body.imports ?? []), ...imports].join('\n'), ...statements, body.code];
      const own = valueOf(example, 'parameters');
      const shared = valueOf(meta, 'parameters');
      return {
        name,
        code: await printed(parts.join('\n\n')),
        tone: wordOf(valueOf(own, 'tone') ?? valueOf(shared, 'tone')),
        onDemand:
          (valueOf(own, 'onDemand')?.getText() ??
            (valueOf(example, 'render') ? 'false' : valueOf(shared, 'onDemand')?.getText())) ===
          'true',
      };
    }),
  );
}

/** Escapes of spaces are spaces to who copies them. */
export const printed = (code: string) =>
  format(code.replaceAll(String.raw`\u00a0`, '\u00a0'), {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 88,
  });

const wordOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteral(node) ? node.text : undefined;

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function initializerOf(statement: ts.Statement, name: string): ts.Expression | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find((one) => one.name.getText() === name)
    ?.initializer;
}

/** The default export of an examples file. */
function metaOf({ source, own }: Declarations): ts.Expression | undefined {
  const assignment = source.statements.find(ts.isExportAssignment)?.expression;
  if (!assignment || !ts.isIdentifier(assignment)) return assignment;
  const statement = own.get(assignment.text);
  return statement && initializerOf(statement, assignment.text);
}

/** The component that draws an example. */
function bodyOf(
  meta: ts.Expression | undefined,
  example: ts.Expression | undefined,
): Body | undefined {
  if (!example || !ts.isObjectLiteralExpression(example)) return undefined;
  const props = mergeProps(valueOf(meta, 'args'), valueOf(example, 'args'));
  const render = valueOf(example, 'render');
  if (render && ts.isArrowFunction(render)) return rendered(render, props);
  const component = valueOf(meta, 'component')?.getText() ?? 'Missing';
  const names = new Set([component]);
  for (const one of props.values()) identifiersIn(one, names);
  const children = childrenText(props);
  const opened = `${component} ${attributes(props, ['children'])}`;
  const element = children ? `<${opened}>${children}</${component}>` : `<${opened} />`;
  return { names, code: `export default function Example() { return ${element}; }` };
}

/** A function that draws an example, with the props where it spreads them. */
function rendered(render: ts.ArrowFunction, props: Props): Body {
  const [parameter] = render.parameters;
  const names = identifiersIn(render.body);
  const spread = parameter ? spreadsOf(render.body, parameter.name.getText()) : [];
  let body = render.body.getText();
  for (const { pos, end } of spread.toReversed()) {
    const start = render.body.getStart();
    body = body.slice(0, pos - start) + ' ' + attributes(props) + body.slice(end - start);
  }
  const usesMore = parameter !== undefined && countOf(render.body, parameter.name) > spread.length;
  if (spread.length > 0 || usesMore) for (const one of props.values()) identifiersIn(one, names);
  const given = usesMore ? `const ${parameter.name.getText()} = ${objectText(props)};\n\n` : '';
  const block = ts.isBlock(render.body) ? body : `{ return ${body}; }`;
  return { names, code: `${given}export default function Example() ${block}` };
}

function spreadsOf(node: ts.Node, name: string, found: ts.JsxSpreadAttribute[] = []) {
  if (ts.isJsxSpreadAttribute(node) && node.expression.getText() === name) found.push(node);
  ts.forEachChild(node, (child) => void spreadsOf(child, name, found));
  return found;
}

/** How often a body names what its parameter binds. */
function countOf(body: ts.Node, parameter: ts.BindingName): number {
  const bound = identifiersIn(parameter);
  let count = 0;
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && bound.has(node.text)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(body);
  return count;
}
