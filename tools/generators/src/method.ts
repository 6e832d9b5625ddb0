import { namesOf, type Names } from './names.ts';
import type { Addition, Part } from './part.ts';
import { withImport } from './with-import.ts';

/**
 * A method of the API that reads one thing by its id, with the handler that answers it.
 * @param name in the form `Group.Method`
 * @param resource where it is declared and answered, in the contract and in the backend's modules: `content/page`
 */
export function method(name: string, resource = ''): Part {
  const [, group, own] = name.match(/^([A-Z][A-Za-z]*)\.([A-Z][A-Za-z\d]*)$/) ?? [];
  if (!group || !own)
    throw new Error(`«${name}» is no method: Group.Method, for example Content.GetThing`);
  if (!/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(resource)) {
    throw new Error(`«${resource}» is no resource: module/resource, for example content/page`);
  }
  const names = namesOf(own);
  const { kebab, camel } = names;
  return {
    files: {
      [`tools/backend/src/modules/${resource}/${kebab}.handler.ts`]: `
import { ${camel} } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Answers \`${name}\`. */
export const ${camel}Handler = implement(${camel}, ({ id }) => ({ id, title: id }));
`,
    },
    additions: [declaration(name, names, resource), examples(name, resource)],
    lines: [
      {
        file: 'tools/backend/src/compose/handlers.ts',
        line: `export { ${camel}Handler } from '../modules/${resource}/${kebab}.handler.ts';`,
      },
    ],
  };
}

/** The method among those of its resource. */
function declaration(name: string, { camel, words }: Names, resource: string): Addition {
  const file = `libs/api/src/${resource}.methods.ts`;
  const code = `
/** Answers what ${words} asks for, by its id. */
export const ${camel} = defineMethod({
  name: '${name}',
  verb: 'GET',
  summary: 'Answers what ${words} asks for, by its id',
  input: v.strictObject({ id: requiredText(100) }),
  result: v.object({ id: v.string(), title: v.string() }),
});
`;
  return {
    file,
    base: `import { defineMethod } from '../core/define-method.ts';\n`,
    join(text) {
      if (text.includes(`const ${camel} =`)) throw new Error(`${file} has it already: ${camel}`);
      const schemas = withImport(text, 'requiredText', '../core/schemas.ts');
      return withImport(schemas, '* as v', 'valibot') + code;
    },
    lines: [{ file: 'libs/api/src/methods.ts', line: `export * from './${resource}.methods.ts';` }],
  };
}

/** The method's examples among those of its resource. */
function examples(name: string, resource: string): Addition {
  const file = `libs/api/src/${resource}.examples.ts`;
  const short = resource.split('/')[1] ?? '';
  const named = `${namesOf(short).camel}Examples`;
  const entry = `'${name}': [
    { name: 'one thing', input: { id: 'first' }, result: { id: 'first', title: 'first' } },
  ],
`;
  return {
    file,
    base: `
import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './${short}.methods.ts';

export const ${named}: ExamplesOf<typeof methods> = {
};
`,
    join(text) {
      if (text.includes(`'${name}': [`)) throw new Error(`${file} has it already: ${name}`);
      const end = text.lastIndexOf('\n};') + 1;
      return text.slice(0, end) + entry + text.slice(end);
    },
    lines: [
      {
        file: 'libs/api/src/examples.ts',
        line: `import { ${named} } from './${resource}.examples.ts';`,
      },
      { file: 'libs/api/src/examples.ts', line: `  ...${named},`, beside: { before: '};' } },
    ],
  };
}
