import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta: ExamplesMeta<RadioGroupProps> = {
  title: 'Компоненты/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Способ покупки',
    name: 'payment',
    options: [
      { id: 'mortgage', label: 'Ипотека' },
      { id: 'instalment', label: 'Рассрочка' },
      { label: 'Наличные', disabled: true },
    ],
  },
  parameters: {
    conformance: {},
    docs: {
      description: {
        component:
          'Keys: Tab enters at the chosen one and leaves the group; arrows move and choose; Space chooses. All by the browser.',
      },
    },
  },
};
export default meta;

export const Column: Example<RadioGroupProps> = { args: { defaultValue: 'mortgage' } };
export const Row: Example<RadioGroupProps> = {
  args: { name: 'payment-row', layout: 'row', defaultValue: 'instalment' },
};
export const WithError: Example<RadioGroupProps> = {
  args: { name: 'payment-error', required: true, error: 'Выберите способ покупки' },
};
