import { leave, useCounts } from '@m30/shell/session';
import { IconButton } from '@m30/ui-kit/icon-button';
import { Menu, type MenuItem } from '@m30/ui-kit/menu';
import { withCount } from './with-count.ts';

const ACCOUNT: readonly MenuItem[] = [
  { label: 'Мой кабинет', icon: 'home', href: '/lk' },
  { label: 'Выйти', icon: 'logout', onSelect: () => void leave() },
];

const CART: readonly MenuItem[] = [
  { label: 'Мои заказы', href: '/lk/orders/' },
  { label: 'Корзина', href: '/cart/' },
];

export type BuyerMenuProps = { className?: string | undefined } & (
  | {
      kind: 'account';
      /** Full name of the buyer. */
      name: string;
    }
  | { kind: 'cart' }
);

/** A menu of a buyer who is logged in: his account, or his cart and orders. */
export default function BuyerMenu({ className, ...menu }: BuyerMenuProps) {
  const { cart } = useCounts();
  if (menu.kind === 'cart') {
    const label = withCount('Корзина', cart);
    return (
      <Menu
        className={className}
        label="Покупки"
        items={CART}
        trigger={(props) => <IconButton {...props} label={label} icon="cart" count={cart} />}
      />
    );
  }
  return (
    <Menu
      className={className}
      label="Личный кабинет"
      heading={menu.name}
      items={ACCOUNT}
      trigger={(props) => (
        <IconButton {...props} label={`Личный кабинет, ${menu.name}`} icon="user" />
      )}
    />
  );
}
