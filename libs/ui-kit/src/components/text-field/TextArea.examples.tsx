import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta: ExamplesMeta<TextAreaProps> = {
  title: 'Компоненты/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', name: 'comment', maxLength: 300 },
  parameters: {
    docs: {
      description: {
        component:
          'Клавиши\u00a0— как у\u00a0поля системы; `Enter` начинает новую строку, `Tab` ведёт дальше. Счётчик читается вместе с\u00a0полем.',
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
