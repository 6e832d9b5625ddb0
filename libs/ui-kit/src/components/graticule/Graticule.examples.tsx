import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Graticule, type GraticuleProps } from './Graticule.tsx';
import { notes } from './Graticule.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<GraticuleProps> = {
  title: 'Компоненты/Graticule',
  component: Graticule,
  args: { style: { color: 'var(--m30-deep-line)', maxWidth: 640 } },
  parameters: { docs: { description: { component: usageOf(notes) } }, tone: 'deep' },
};
export default meta;

export const Meridians: Example<GraticuleProps> = {};
export const Net: Example<GraticuleProps> = { args: { parallels: true, axis: true } };
