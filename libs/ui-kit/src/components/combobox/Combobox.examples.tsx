import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { notes } from './Combobox.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ComboboxProps> = {
  title: 'Компоненты/Combobox',
  component: Combobox,
  args: {
    label: 'Станция метро',
    name: 'metro',
    options: [
      { id: 'chernaya', label: 'Чёрная речка' },
      { id: 'primorskaya', label: 'Приморская' },
      { id: 'gorkovskaya', label: 'Горьковская' },
      { label: 'Обводный канал' },
    ],
  },
  parameters: {
    conformance: { target: 'input' },
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Empty: Example<ComboboxProps> = {};
export const Chosen: Example<ComboboxProps> = { args: { defaultValue: 'chernaya' } };
export const WithError: Example<ComboboxProps> = { args: { error: 'Выберите станцию' } };
export const Disabled: Example<ComboboxProps> = { args: { disabled: true } };
