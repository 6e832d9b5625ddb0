import ts from 'typescript';
import { closureOf } from './closure.ts';
import { identifiersIn, readDeclarations } from './declarations.ts';
import { valueOf } from './props-text.ts';
import { printed, type Snippet } from './snippets.ts';

/**
 * Cases of a block, `{ minimal, full, edge }`, as modules: what a database has, parsed and drawn.
 * @param type of the block
 */
export async function blockSnippets(file: string, text: string, type: string): Promise<Snippet[]> {
  const declarations = readDeclarations(file, text);
  const statement = declarations.own.get('examples');
  const cases =
    statement && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined;
  if (!statement || !cases) throw new Error(`${file} has no examples`);
  return Promise.all(
    ['minimal', 'full', 'edge'].map(async (name): Promise<Snippet> => {
      const data = valueOf(cases, name);
      if (!data) throw new Error(`${file} has no case ${name}`);
      const names = identifiersIn(data);
      const { imports, statements } = closureOf(file, declarations, names, new Set([statement]));
      const code = `
        import { Blocks } from '@m30/blocks';
        import { parseBlocks } from '@m30/blocks/server';
        ${imports.join('\n')}

        ${statements.join('\n\n')}

        // As it stands in a database; parsed where the page is loaded.
        const blocks = parseBlocks([{ type: '${type}', ${withoutBraces(data)} }]);

        export default function Example() { return <Blocks blocks={blocks} />; }`;
      return { name, code: await printed(code), tone: undefined, onDemand: false };
    }),
  );
}

const withoutBraces = (data: ts.Expression) =>
  ts.isObjectLiteralExpression(data)
    ? data.properties.map((one) => one.getText()).join(', ')
    : `...${data.getText()}`;
