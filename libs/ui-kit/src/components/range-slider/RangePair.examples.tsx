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
          'На\u00a0ручке: стрелки\u00a0— на\u00a0шаг, `Page Up` и\u00a0`Page Down`\u00a0— на\u00a0много, `Home` и\u00a0`End`\u00a0— до\u00a0края, насколько пускает вторая ручка. В\u00a0поле: `Enter` принимает число.',
      },
    },
  },
};
export default meta;

export const Whole: Example<RangePairProps> = {};
export const Narrowed: Example<RangePairProps> = { args: { defaultValue: [42, 96] } };
export const AtItsEnd: Example<RangePairProps> = { args: { defaultValue: [140, 140] } };
export const Disabled: Example<RangePairProps> = { args: { disabled: true } };
