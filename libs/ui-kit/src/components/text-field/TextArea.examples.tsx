import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta: ExamplesMeta<TextAreaProps> = {
  title: 'Компоненты/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', name: 'comment', maxLength: 300 },
  parameters: { conformance: { target: 'textarea' } },
};
export default meta;

export const Filled: Example<TextAreaProps> = {
  args: { defaultValue: 'Удобно после шести вечера' },
};
export const WithoutLimit: Example<TextAreaProps> = { args: { maxLength: undefined } };
