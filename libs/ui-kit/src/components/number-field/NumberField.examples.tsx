import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta: ExamplesMeta<NumberFieldProps> = {
  title: 'Компоненты/NumberField',
  component: NumberField,
  args: { label: 'Срок кредита', name: 'term', after: 'лет' },
  parameters: {
    conformance: { target: 'input' },
    docs: {
      description: {
        component:
          'Пишут цифры, для `float` ещё запятая и\u00a0точка; прочие клавиши ничего не\u00a0пишут. Стрелки и\u00a0колесо числа не\u00a0меняют.',
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
