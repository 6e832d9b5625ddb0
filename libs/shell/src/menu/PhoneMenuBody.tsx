import { Button } from '@m30/ui-kit/button';
import { phoneLink } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { useHasLevel } from '../level/level.ts';
import { useCounts, useSession } from '../session/index.ts';
import { SocialLinks, type SocialPage } from '../social/index.ts';
import { LogoutForm } from './LogoutForm.tsx';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
import styles from './PhoneMenu.module.css';

export interface PhoneMenuBodyProps {
  /** Path of the page that is shown, from the root of the site. */
  pathname: string;
  /** The first list is the main one. */
  lists: readonly Omit<MenuLinksProps, 'pathname'>[];
  tagline: { main: string; additional: string };
  phone: string;
  /** The company's pages in networks. */
  social: readonly SocialPage[];
  /** Whether a buyer is logged in; undefined asks the browser's session after the page has loaded. */
  buyer?: boolean | undefined;
  /**
   * A page of the account: its own menu stands here already, so a buyer's way into it and out of
   * it are left out (spec §2).
   */
  account?: boolean | undefined;
}

/** What the opened menu of a phone holds, in the order of spec §2; the search in words stands among it. */
export function PhoneMenuBody({ pathname, lists, ...props }: PhoneMenuBodyProps) {
  const { tagline, phone, social, account = false } = props;
  const session = useSession();
  const buyer = props.buyer ?? session.status === 'user';
  const { cart, favourites } = useCounts();
  const hasFlats = useHasLevel('catalogue');
  return (
    <>
      <Button href="/obekty" wide>
        Онлайн-магазин
      </Button>
      <div className={styles.actions}>
        {buyer && <a href="/lk/orders/">Ваши заказы</a>}
        {hasFlats && (
          <>
            <a href="/cart/">{cart > 0 ? `Корзина, ${cart}` : 'Корзина'}</a>
            <a href="/izbrannoe/">{favourites > 0 ? `Избранное, ${favourites}` : 'Избранное'}</a>
            <a href="/katalog/slovami">Найти словами</a>
          </>
        )}
        {!buyer && <GuestActions />}
        {buyer && !account && <BuyerActions />}
      </div>
      <div className={styles.lists}>
        {lists.map((list) => (
          <MenuLinks key={list.label} {...list} pathname={pathname} />
        ))}
      </div>
      <div className={styles.contact}>
        <a {...phoneLink(phone)}>{phone}</a>
        <p>{tagline.additional}</p>
        <p>{tagline.main}</p>
        <SocialLinks pages={social} />
      </div>
    </>
  );
}

function GuestActions() {
  const hasAccount = useHasLevel('account');
  return (
    <>
      {hasAccount && (
        <a href="/lk" data-modal-trigger="login">
          Вход
        </a>
      )}
      <a {...leadTrigger('callRequest')}>Заказать звонок</a>
    </>
  );
}

function BuyerActions() {
  return (
    <>
      <a href="/lk">Личный кабинет</a>
      <LogoutForm>
        {(leaving) => (
          <button type="submit" disabled={leaving}>
            Выйти
          </button>
        )}
      </LogoutForm>
    </>
  );
}
