import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { notes } from './VisuallyHidden.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ComponentProps<'span'>> = {
  title: 'Компоненты/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Прежняя цена' },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Hidden: Example<ComponentProps<'span'>> = {};
