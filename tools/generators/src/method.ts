import { namesOf } from './names.ts';
import type { Part } from './part.ts';

/**
 * A method of the API that reads one thing by its id, with the handler that answers it.
 * @param name in the form `Group.Method`
 * @param resource folder of the backend's modules that answers it: `content/page`
 */
export function method(name: string, resource = ''): Part {
  const [, group, own] = name.match(/^([A-Z][A-Za-z]*)\.([A-Z][A-Za-z\d]*)$/) ?? [];
  if (!group || !own)
    throw new Error(`«${name}» is no method: Group.Method, for example Content.GetThing`);
  if (!/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(resource)) {
    throw new Error(`«${resource}» is no resource: module/resource, for example content/page`);
  }
  const { kebab, camel, pascal, words } = namesOf(own);
  const folder = namesOf(group).kebab;
  const contract = `libs/api/src/methods/${folder}/${kebab}/${kebab}`;
  return {
    files: {
      [`${contract}.method.ts`]: `
import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText } from '../../../core/schemas.ts';

export const ${pascal}InputSchema = v.strictObject({ id: requiredText(100) });

/** Answers what ${words} asks for, by its id. */
export const ${camel} = defineMethod({
  name: '${name}',
  verb: 'GET',
  summary: 'Answers what ${words} asks for, by its id',
  input: ${pascal}InputSchema,
  result: v.object({ id: v.string(), title: v.string() }),
});
`,
      [`${contract}.examples.ts`]: `
import type { MethodExample } from '../../../core/define-method.ts';
import type { ${camel} } from './${kebab}.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof ${camel}>[] = [
  { name: 'one thing', input: { id: 'first' }, result: { id: 'first', title: 'first' } },
];
`,
      [`tools/backend/src/modules/${resource}/${kebab}.handler.ts`]: `
import { ${camel} } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Answers \`${name}\`. */
export const ${camel}Handler = implement(${camel}, ({ id }) => ({ id, title: id }));
`,
    },
    lines: [
      {
        file: 'libs/api/src/methods.ts',
        line: `export { ${camel} } from './methods/${folder}/${kebab}/${kebab}.method.ts';`,
      },
      {
        file: 'tools/backend/src/compose/handlers.ts',
        line: `export { ${camel}Handler } from '../modules/${resource}/${kebab}.handler.ts';`,
      },
    ],
  };
}
