import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Price, type PriceProps } from './Price.tsx';
import { notes } from './Price.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<PriceProps> = {
  title: 'Компоненты/Price',
  component: Price,
  args: { value: 1_208_400_000 },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Plain: Example<PriceProps> = {};
export const Reduced: Example<PriceProps> = { args: { old: 1_272_000_000 } };
export const From: Example<PriceProps> = { args: { from: true, size: 'small' } };
export const Large: Example<PriceProps> = { args: { size: 'large', old: 1_272_000_000 } };
