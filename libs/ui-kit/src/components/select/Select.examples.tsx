import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Select, type SelectProps } from './Select.tsx';
import { notes } from './Select.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SelectProps> = {
  title: 'Компоненты/Select',
  component: Select,
  args: {
    label: 'Жилой комплекс',
    name: 'vendor',
    options: [
      { id: 'kanal', label: 'Канал 9' },
      { label: 'Сосны' },
      { label: 'Залив', disabled: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
    conformance: { target: 'select' },
  },
};
export default meta;

export const Plain: Example<SelectProps> = {};
export const WithPlaceholder: Example<SelectProps> = { args: { placeholder: 'Все восемь' } };
export const WithError: Example<SelectProps> = {
  args: { placeholder: 'Не выбран', error: 'Выберите комплекс' },
};
export const Disabled: Example<SelectProps> = { args: { disabled: true } };
