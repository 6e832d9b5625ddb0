import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta: ExamplesMeta<TextAreaProps> = {
  title: 'Компоненты/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', name: 'comment', hint: '25 из\u00a0300' },
  parameters: { conformance: { target: 'textarea' } },
};
export default meta;

export const Filled: Example<TextAreaProps> = {
  args: { defaultValue: 'Удобно после шести вечера' },
};
