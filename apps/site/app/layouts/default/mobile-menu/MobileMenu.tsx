import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { Logo } from '@m30/shell/logo';
import { leave, useSession } from '@m30/shell/session';
import { Button } from '@m30/ui-kit/button';
import { IconButton } from '@m30/ui-kit/icon-button';
import { phoneHref } from '@m30/ui-kit/format';
import { MenuLinks } from '../menu-links/MenuLinks.tsx';
import styles from './MobileMenu.module.css';

// The browser opens the menu itself, also before the page is hydrated, where it knows commands.
const OPEN = { commandfor: 'site-menu', command: 'show-modal' };

/** Burger and the full-screen menu it opens on phones. */
export function MobileMenu({ template }: { template: ResultOf<'Content.GetTemplate'> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search, key } = useLocation();
  const { tagline, phone } = template;
  useEffect(() => dialog.current?.close(), [pathname, search, key]);

  /** A link, also to the page that is open, and a modal's trigger leave the menu. */
  function closeBehind(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
  }

  return (
    <>
      <IconButton
        {...OPEN}
        className={styles.burger}
        label="Открыть меню"
        icon="menu"
        iconSize={24}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!('command' in event.currentTarget)) dialog.current?.showModal();
        }}
      />
      <dialog
        ref={dialog}
        id="site-menu"
        className={styles.menu}
        data-tone="deep"
        aria-label="Меню"
        onClickCapture={closeBehind}
      >
        <div className={styles.head}>
          <Logo name={template.logo} />
          <IconButton
            label="Закрыть меню"
            icon="close"
            iconSize={24}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <Button href="/obekty" wide>
          Онлайн-магазин
        </Button>
        <div className={styles.lists}>
          <MenuLinks label="Меню на телефоне" items={template.menu_main} pathname={pathname} />
          <MenuLinks label="О компании" items={template.menu_header} pathname={pathname} />
        </div>
        <VisitorLinks />
        <div className={styles.contact}>
          <a href={phoneHref(phone.value)}>{phone.value}</a>
          <p>{tagline.additional}</p>
          <p>{tagline.main}</p>
        </div>
      </dialog>
    </>
  );
}

function VisitorLinks() {
  const session = useSession();
  return (
    <div className={styles.visitor}>
      {session.status === 'user' ? (
        <>
          <a href="/lk">Личный кабинет</a>
          <button type="button" onClick={() => void leave()}>
            Выйти
          </button>
        </>
      ) : (
        <>
          <a href="/lk" data-modal-trigger="login">
            Вход
          </a>
          <a href="/kontakty" data-modal-trigger="callRequest">
            Заказать звонок
          </a>
        </>
      )}
    </div>
  );
}
