import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { notes } from './Menu.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<MenuProps> = {
  title: 'Компоненты/Menu',
  component: Menu,
  args: {
    label: 'Личный кабинет',
    heading: 'Анна Сергеевна Белова',
    align: 'start',
    trigger: (props) => <IconButton label="Личный кабинет" icon="user" {...props} />,
    items: [
      { label: 'Мой кабинет', icon: 'home', href: '/lk' },
      { label: 'Выйти', icon: 'logout', onSelect: () => {} },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
      story: { inline: false, height: '260px' },
    },
  },
};
export default meta;

export const Account: Example<MenuProps> = {};
export const Cart: Example<MenuProps> = {
  args: {
    label: 'Покупки',
    heading: undefined,
    trigger: (props) => (
      <Button variant="secondary" {...props}>
        Покупки
      </Button>
    ),
    items: [
      { label: 'Мои заказы', href: '/lk/orders/' },
      { label: 'Корзина', href: '/cart/' },
    ],
  },
};
