import { formatCount } from '../../format/plural.ts';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

const meta: ExamplesMeta<RangeSliderProps> = {
  title: 'Компоненты/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Срок кредита',
    min: 1,
    max: 30,
    defaultValue: 20,
    format: (years) => formatCount(years, ['год', 'года', 'лет']),
  },
  parameters: {
    docs: {
      description: {
        component:
          'На\u00a0ручке: стрелки\u00a0— на\u00a0шаг, `Page Up` и\u00a0`Page Down`\u00a0— на\u00a0много, `Home` и\u00a0`End`\u00a0— до\u00a0края. В\u00a0поле: `Enter` принимает число.',
      },
    },
  },
};
export default meta;

export const Years: Example<RangeSliderProps> = {};
export const Rate: Example<RangeSliderProps> = {
  args: { label: 'Ставка', max: 30, step: 0.1, defaultValue: 6.5, after: '%', format: undefined },
};
export const Usual: Example<RangeSliderProps> = {
  render: () => <RangeSlider label="Готовность" after="%" />,
};
export const Disabled: Example<RangeSliderProps> = { args: { disabled: true } };
