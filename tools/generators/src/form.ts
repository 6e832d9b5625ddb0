import { namesOf } from './names.ts';
import { formNotesFile } from './notes.ts';
import type { Part } from './part.ts';

/** A lead form of name and phone, validated in the page and sent by `Form.CallRequest`. */
export function form(name: string): Part {
  const { kebab, camel, pascal, words } = namesOf(name);
  const file = (end: string) => `libs/forms/src/forms/${kebab}/${end}`;
  return {
    files: {
      [file(`${kebab}.form.ts`)]: `
import { defineForm } from '../../core/define-form.ts';
import { ContactSchema } from '../../fields/contact/contact.schema.ts';

/** The form ${words}: name and phone. */
export const ${camel}Form = defineForm({
  name: '${camel}',
  method: 'Form.CallRequest',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  schema: ContactSchema,
  words: {
    title: 'Оставить заявку',
    lead: 'Перезвоним в\\u00a0рабочее время.',
    submitLabel: 'Отправить',
  },
  payload: ({ name, phone }, { path }) => ({ name, phone, url: path }),
});
`,
      [file(`${pascal}Form.tsx`)]: `
import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { ${camel}Form } from './${kebab}.form.ts';

/** The form ${words}, and the same in its window. */
export const { Form: ${pascal}Form, FormModal: ${pascal}Modal } = createValidatedForm(${camel}Form, {
  Fields: ContactFields,
});
`,
      [file(`${kebab}.examples.tsx`)]: `
import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { ${pascal}Form, ${pascal}Modal } from './${pascal}Form.tsx';

export default { title: 'Формы/${pascal}', component: ${pascal}Form };

export const Plain = formExample(${pascal}Form);
export const Inline = formExample(${pascal}Form, { variant: 'inline' });
export const InWindow = windowExample(${pascal}Modal);
`,
      [file(`${kebab}.notes.ts`)]: formNotesFile(),
      [file('index.ts')]: `
export { ${camel}Form, ${camel}Form as form } from './${kebab}.form.ts';
export {
  ${pascal}Form,
  ${pascal}Form as Form,
  ${pascal}Modal,
  ${pascal}Modal as FormModal,
} from './${pascal}Form.tsx';
`,
    },
    lines: [
      {
        file: 'libs/forms/src/registry.ts',
        line: `  ${camel}: () => import('./forms/${kebab}/index.ts'),`,
        beside: { before: '} satisfies' },
      },
      {
        file: 'libs/blocks/src/blocks/form/form.schema.ts',
        line: `  ${camel}: 'Оставить заявку',`,
        beside: { before: '} satisfies' },
      },
      {
        file: 'libs/forms/src/forms/payloads.test.ts',
        line: `  ['${camel}', {}, 'Form.CallRequest', path],`,
        beside: { after: 'const table:' },
      },
    ],
  };
}
