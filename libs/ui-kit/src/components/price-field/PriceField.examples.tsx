import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { PriceField, type PriceFieldProps } from './PriceField.tsx';
import { notes } from './PriceField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<PriceFieldProps> = {
  title: 'Компоненты/PriceField',
  component: PriceField,
  args: { label: 'Стоимость квартиры', name: 'price' },
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

export const Whole: Example<PriceFieldProps> = { args: { defaultValue: 1_208_400_000 } };
export const WithKopecks: Example<PriceFieldProps> = { args: { defaultValue: 5_788_750 } };
export const Empty: Example<PriceFieldProps> = { args: { hint: 'В\u00a0рублях' } };
