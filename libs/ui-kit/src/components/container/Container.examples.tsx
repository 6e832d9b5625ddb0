import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Container } from './Container.tsx';
import { notes } from './Container.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ComponentProps<'div'>> = {
  title: 'Компоненты/Container',
  component: Container,
  args: { children: 'Кирпич ручной формовки, потолки 3,0\u00a0м' },
  parameters: { docs: { description: { component: usageOf(notes) } }, bleed: true },
};
export default meta;

export const Text: Example<ComponentProps<'div'>> = {};
