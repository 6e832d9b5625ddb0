import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Container } from './Container.tsx';

const meta: ExamplesMeta<ComponentProps<'div'>> = {
  title: 'Компоненты/Container',
  component: Container,
  args: { children: 'Кирпич ручной формовки, потолки 3,0\u00a0м' },
  parameters: { bleed: true },
};
export default meta;

export const Text: Example<ComponentProps<'div'>> = {};
