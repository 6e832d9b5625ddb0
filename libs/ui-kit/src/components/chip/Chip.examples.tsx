import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Chip, type ChipProps } from './Chip.tsx';

const meta: ExamplesMeta<ChipProps> = {
  title: 'Компоненты/Chip',
  component: Chip,
  args: { children: '2-комнатные', name: 'rooms', value: '2', count: 128 },
  parameters: {
    docs: {
      description: {
        component:
          '`Tab` ведёт по\u00a0чипам, `Пробел` выбирает и\u00a0снимает. Невозможный чип виден, но\u00a0фокус его пропускает. Чипы `radio`\u00a0— одна остановка, внутри выбирают стрелки.',
      },
    },
    conformance: { target: 'input' },
  },
};
export default meta;

export const Free: Example<ChipProps> = {};
export const Chosen: Example<ChipProps> = { args: { defaultChecked: true } };
export const Impossible: Example<ChipProps> = { args: { children: '4+', value: '4', count: 0 } };
export const WithoutCount: Example<ChipProps> = {
  render: () => <Chip name="view">Вид на воду</Chip>,
};
