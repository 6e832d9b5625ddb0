import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { notes } from './Button.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ButtonProps> = {
  title: 'Компоненты/Button',
  component: Button,
  args: { children: 'Забронировать' },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Primary: Example<ButtonProps> = {};
export const Secondary: Example<ButtonProps> = {
  args: { variant: 'secondary', children: 'Консультация' },
};
export const Ghost: Example<ButtonProps> = { args: { variant: 'ghost', children: 'Сбросить' } };
export const Light: Example<ButtonProps> = {
  args: { variant: 'light', children: 'Заказать звонок' },
  parameters: { tone: 'deep' },
};
export const Small: Example<ButtonProps> = { args: { size: 'small', children: 'Онлайн-магазин' } };
export const Large: Example<ButtonProps> = {
  args: { size: 'large', children: 'Показать 128 вариантов' },
};
export const Wide: Example<ButtonProps> = { args: { wide: true } };
export const Loading: Example<ButtonProps> = { args: { loading: true } };
export const Disabled: Example<ButtonProps> = { args: { disabled: true } };
export const Link: Example<ButtonProps> = { args: { href: '/katalog', children: 'Все квартиры' } };
