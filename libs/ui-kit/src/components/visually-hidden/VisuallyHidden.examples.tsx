import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: ExamplesMeta<ComponentProps<'span'>> = {
  title: 'Компоненты/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Прежняя цена' },
};
export default meta;

export const Hidden: Example<ComponentProps<'span'>> = {};
