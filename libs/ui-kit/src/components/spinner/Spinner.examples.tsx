import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Spinner, type SpinnerProps } from './Spinner.tsx';
import { notes } from './Spinner.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SpinnerProps> = {
  title: 'Компоненты/Spinner',
  component: Spinner,
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Usual: Example<SpinnerProps> = {};
export const Large: Example<SpinnerProps> = { args: { size: 64, label: 'Загружаем карту' } };
export const OnDeep: Example<SpinnerProps> = { parameters: { tone: 'deep' } };
