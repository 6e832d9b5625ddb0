import { lazy, Suspense } from 'react';
import { useHasLevel } from '@m30/shell/level';
import { useCounts, useSession } from '@m30/shell/session';
import { IconButton } from '@m30/ui-kit/icon-button';
import { phoneLink } from '@m30/ui-kit/format';
import { Tooltip } from '@m30/ui-kit/tooltip';
import styles from './Header.module.css';
import { withCount } from './with-count.ts';

const CENTER = 'Центр современного строительства';

// Only buyers have menus here, and who is a buyer is known after the page has loaded.
const BuyerMenu = lazy(() => import('./BuyerMenu.tsx'));

export interface UserActionsProps {
  /** Address of the centre's page; `null` shows none. */
  center: string | null;
  /** Number to call from a phone. */
  phone: string;
}

/** What a visitor does for himself: the centre's page, account, favourites, comparison, call and cart (spec §2). */
export function UserActions({ center, phone }: UserActionsProps) {
  const session = useSession();
  const { cart } = useCounts();
  const buyer = session.status === 'user' && session.user;
  const hasFlats = useHasLevel('catalogue');
  const hasAccount = useHasLevel('account');
  const account = hasAccount && (
    <IconButton
      className={styles.desk}
      href="/lk"
      label={buyer ? 'Мой кабинет' : 'Войти в личный кабинет'}
      icon="user"
      {...(!buyer && { 'data-modal-trigger': 'login' })}
    />
  );
  const cartLink = (className = '') =>
    hasFlats && (
      <IconButton
        className={className}
        href="/cart/"
        label={withCount('Корзина', cart)}
        icon="cart"
        count={cart}
      />
    );
  return (
    <>
      {center && (
        <Tooltip className={styles.center} text={CENTER}>
          <IconButton href={center} label={CENTER} icon="compass" />
        </Tooltip>
      )}
      {buyer ? (
        <Suspense fallback={account}>
          <BuyerMenu className={styles.desk} kind="account" name={buyer.name_full} />
        </Suspense>
      ) : (
        account
      )}
      {hasFlats && <Lists />}
      <IconButton
        className={styles.mobile}
        {...phoneLink(phone)}
        label="Позвонить в компанию"
        icon="phone"
        iconSize={24}
      />
      {cartLink(buyer ? styles.mobile : '')}
      {buyer && (
        <Suspense fallback={cartLink(styles.desk)}>
          <BuyerMenu className={styles.desk} kind="cart" />
        </Suspense>
      )}
    </>
  );
}

/** Lots that a visitor has laid aside. */
function Lists() {
  const { compare, favourites } = useCounts();
  return (
    <>
      <Tooltip className={styles.desk} text="Избранное">
        <IconButton
          href="/izbrannoe/"
          label={withCount('Избранное', favourites)}
          icon="heart"
          count={favourites}
        />
      </Tooltip>
      <Tooltip className={styles.desk} text="Сравнение">
        <IconButton
          href="/compare/"
          label={withCount('Сравнение', compare)}
          icon="compare"
          count={compare}
        />
      </Tooltip>
    </>
  );
}
