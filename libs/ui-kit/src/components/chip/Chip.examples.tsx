import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Chip, type ChipProps } from './Chip.tsx';
import { notes } from './Chip.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ChipProps> = {
  title: 'Компоненты/Chip',
  component: Chip,
  args: { children: '2-комнатные', name: 'rooms', value: '2', count: 128 },
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

export const Free: Example<ChipProps> = {};
export const Chosen: Example<ChipProps> = { args: { defaultChecked: true } };
export const Impossible: Example<ChipProps> = { args: { children: '4+', value: '4', count: 0 } };
export const WithoutCount: Example<ChipProps> = {
  render: () => <Chip name="view">Вид на воду</Chip>,
};
