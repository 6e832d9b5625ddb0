import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta: ExamplesMeta<IconButtonProps> = {
  title: 'Компоненты/IconButton',
  component: IconButton,
  args: { label: 'Сравнить', icon: 'compare' },
  parameters: {
    docs: {
      description: {
        component:
          '`Enter` и\u00a0`Пробел` нажимают; с\u00a0адресом это ссылка, её открывает `Enter`. Название читается вслух и\u00a0видно в\u00a0подсказке браузера.',
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
