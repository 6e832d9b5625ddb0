import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Badge, type BadgeProps } from './Badge.tsx';
import { notes } from './Badge.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<BadgeProps> = {
  title: 'Компоненты/Badge',
  component: Badge,
  args: { children: 'Ключи сразу' },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Neutral: Example<BadgeProps> = {};
export const Sale: Example<BadgeProps> = { args: { tone: 'sale', children: '−\u00a05\u00a0%' } };
export const Held: Example<BadgeProps> = {
  args: { tone: 'held', children: 'Забронирована до\u00a022.11' },
};
export const Success: Example<BadgeProps> = { args: { tone: 'success', children: 'Свободна' } };
