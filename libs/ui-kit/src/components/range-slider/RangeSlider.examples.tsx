import { formatCount } from '../../format/plural.ts';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import { notes } from './RangeSlider.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

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
        component: usageOf(notes),
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
