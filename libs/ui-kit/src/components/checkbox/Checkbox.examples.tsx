import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { notes } from './Checkbox.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<CheckboxProps> = {
  title: 'Компоненты/Checkbox',
  component: Checkbox,
  args: { children: 'Согласен на обработку данных' },
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

export const Empty: Example<CheckboxProps> = {};
export const Ticked: Example<CheckboxProps> = { args: { defaultChecked: true } };
export const WithError: Example<CheckboxProps> = {
  args: { error: 'Без согласия мы не можем принять заявку' },
};
export const Disabled: Example<CheckboxProps> = { args: { disabled: true } };
export const Radio: Example<CheckboxProps> = {
  args: { type: 'radio', name: 'payment', defaultChecked: true, children: 'Ипотека' },
};
