import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { RangePair, type RangePairProps } from './RangePair.tsx';
import { notes } from './RangePair.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<RangePairProps> = {
  title: 'Компоненты/RangePair',
  component: RangePair,
  args: { label: 'Площадь', names: ['area_from', 'area_to'], after: 'м²', min: 20, max: 140 },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Whole: Example<RangePairProps> = {};
export const Narrowed: Example<RangePairProps> = { args: { defaultValue: [42, 96] } };
export const AtItsEnd: Example<RangePairProps> = { args: { defaultValue: [140, 140] } };
export const Disabled: Example<RangePairProps> = { args: { disabled: true } };
