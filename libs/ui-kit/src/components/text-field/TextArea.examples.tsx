import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';
import { notes } from './TextArea.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<TextAreaProps> = {
  title: 'Компоненты/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', name: 'comment', maxLength: 300 },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
    conformance: { target: 'textarea' },
  },
};
export default meta;

export const Filled: Example<TextAreaProps> = {
  args: { defaultValue: 'Удобно после шести вечера' },
};
export const WithoutLimit: Example<TextAreaProps> = { args: { maxLength: undefined } };
