import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { notes } from './IconButton.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<IconButtonProps> = {
  title: 'Компоненты/IconButton',
  component: IconButton,
  args: { label: 'Сравнить', icon: 'compare' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Plain: Example<IconButtonProps> = {};
export const Bordered: Example<IconButtonProps> = { args: { bordered: true } };
export const Pressed: Example<IconButtonProps> = { args: { 'aria-pressed': true } };
export const Disabled: Example<IconButtonProps> = { args: { disabled: true } };
export const LinkWithCount: Example<IconButtonProps> = {
  args: { href: '/cart', icon: 'cart', label: 'Корзина, 2 лота', count: 2 },
};
