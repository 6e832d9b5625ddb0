import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { notes } from './RadioGroup.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

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
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Column: Example<RadioGroupProps> = { args: { defaultValue: 'mortgage' } };
export const Row: Example<RadioGroupProps> = {
  args: { name: 'payment-row', layout: 'row', defaultValue: 'instalment' },
};
export const Stars: Example<RadioGroupProps> = {
  args: {
    legend: 'Оценка',
    name: 'rating',
    layout: 'stars',
    defaultValue: '4',
    options: ['1', '2', '3', '4', '5'].map((label) => ({ label })),
  },
};
export const WithError: Example<RadioGroupProps> = {
  args: { name: 'payment-error', required: true, error: 'Выберите способ покупки' },
};
