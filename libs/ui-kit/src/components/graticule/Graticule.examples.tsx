import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Graticule, type GraticuleProps } from './Graticule.tsx';

const meta: ExamplesMeta<GraticuleProps> = {
  title: 'Компоненты/Graticule',
  component: Graticule,
  args: { style: { color: 'var(--m30-deep-line)', maxWidth: 640 } },
  parameters: { tone: 'deep' },
};
export default meta;

export const Meridians: Example<GraticuleProps> = {};
export const Net: Example<GraticuleProps> = { args: { parallels: true, axis: true } };
