import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '@m30/ui-kit/icon-button';
import { Logo } from '../logo/index.ts';
import { PhoneMenuBody, type PhoneMenuBodyProps } from './PhoneMenuBody.tsx';
import styles from './PhoneMenu.module.css';

// The browser opens and closes the menu itself, also before hydration, where it knows commands.
const OPEN = { commandfor: 'phone-menu', command: 'show-modal' };
const CLOSE = { commandfor: 'phone-menu', command: 'close' };

export interface PhoneMenuProps extends PhoneMenuBodyProps {
  /** Name of the brand as the logo says it. */
  logo: string;
}

/** Burger and the full-screen menu it opens on phones; a change of the route closes it. */
export function PhoneMenu({ logo, ...body }: PhoneMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // Not at first: a hurried visitor may have opened it before hydration.
    if (openedAt.current !== key) dialog.current?.close();
    openedAt.current = key;
  }, [key]);

  /** Without commands the script does what they would. */
  function unlessCommanded(event: MouseEvent, act: 'showModal' | 'close') {
    if (!('command' in event.currentTarget)) dialog.current?.[act]();
  }

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
        onClick={(event) => unlessCommanded(event, 'showModal')}
      />
      <dialog
        ref={dialog}
        id="phone-menu"
        className={styles.menu}
        data-tone="deep"
        aria-label="Меню"
        onClickCapture={closeBehind}
      >
        <div className={styles.head}>
          <Logo name={logo} />
          <IconButton
            {...CLOSE}
            label="Закрыть меню"
            icon="close"
            iconSize={24}
            onClick={(event) => unlessCommanded(event, 'close')}
          />
        </div>
        <PhoneMenuBody {...body} />
      </dialog>
    </>
  );
}
