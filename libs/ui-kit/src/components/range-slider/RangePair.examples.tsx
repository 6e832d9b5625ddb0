import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { RangePair, type RangePairProps } from './RangePair.tsx';

const meta: ExamplesMeta<RangePairProps> = {
  title: 'Компоненты/RangePair',
  component: RangePair,
  args: { label: 'Площадь', names: ['area_from', 'area_to'], after: 'м²', min: 20, max: 140 },
  parameters: {
    docs: {
      description: {
        component:
          'Keys on a handle, by the browser: arrows a step, Page Up and Down a large one, Home and End as far as the other end lets it. In an input: Enter takes the number.',
      },
    },
  },
};
export default meta;

export const Whole: Example<RangePairProps> = {};
export const Narrowed: Example<RangePairProps> = { args: { defaultValue: [42, 96] } };
export const AtItsEnd: Example<RangePairProps> = { args: { defaultValue: [140, 140] } };
export const Disabled: Example<RangePairProps> = { args: { disabled: true } };
