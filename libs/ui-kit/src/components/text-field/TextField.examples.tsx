import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { notes } from './TextField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<TextFieldProps> = {
  title: 'Компоненты/TextField',
  component: TextField,
  args: { label: 'Телефон', name: 'phone', type: 'tel', autoComplete: 'tel' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
    conformance: { target: 'input' },
  },
};
export default meta;

export const Empty: Example<TextFieldProps> = { args: { placeholder: '+7 (___) ___-__-__' } };
export const Filled: Example<TextFieldProps> = { args: { defaultValue: '+7 (921) 304-17-62' } };
export const WithHint: Example<TextFieldProps> = {
  args: { label: 'E-mail', type: 'email', hint: 'Пришлём план и\u00a0расчёт' },
};
export const WithError: Example<TextFieldProps> = {
  args: { defaultValue: '+7 (921) 304-1', error: 'Введите номер телефона полностью' },
};
export const Disabled: Example<TextFieldProps> = {
  args: { label: 'Время', defaultValue: 'Сначала выберите день', type: 'text', disabled: true },
};
export const WithUnit: Example<TextFieldProps> = {
  args: { label: 'Площадь, от', type: 'text', inputMode: 'numeric', after: 'м²' },
};
