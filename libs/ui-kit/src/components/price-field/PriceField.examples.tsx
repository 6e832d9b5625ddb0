import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { PriceField, type PriceFieldProps } from './PriceField.tsx';

const meta: ExamplesMeta<PriceFieldProps> = {
  title: 'Компоненты/PriceField',
  component: PriceField,
  args: { label: 'Стоимость квартиры', name: 'price' },
  parameters: {
    docs: {
      description: {
        component:
          'Пишут цифры, запятая и\u00a0точка. В\u00a0фокусе\u00a0— рубли, как пишут от\u00a0руки; после `Tab`\u00a0— сумма с\u00a0пробелами и\u00a0знаком рубля.',
      },
    },
    conformance: { target: 'input' },
  },
};
export default meta;

export const Whole: Example<PriceFieldProps> = { args: { defaultValue: 1_208_400_000 } };
export const WithKopecks: Example<PriceFieldProps> = { args: { defaultValue: 5_788_750 } };
export const Empty: Example<PriceFieldProps> = { args: { hint: 'В\u00a0рублях' } };
