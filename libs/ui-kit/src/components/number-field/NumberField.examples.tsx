import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { notes } from './NumberField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<NumberFieldProps> = {
  title: 'Компоненты/NumberField',
  component: NumberField,
  args: { label: 'Срок кредита', name: 'term', after: 'лет' },
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

export const Whole: Example<NumberFieldProps> = { args: { defaultValue: 20 } };
export const Fraction: Example<NumberFieldProps> = {
  args: { label: 'Ставка', name: 'rate', kind: 'float', defaultValue: 5.5, after: '%' },
};
export const WithError: Example<NumberFieldProps> = {
  args: { defaultValue: 90, error: 'Введите срок до\u00a030\u00a0лет' },
};
