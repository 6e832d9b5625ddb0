import { useLocation } from 'react-router';
import type { ResultOf } from '@m30/api/client';
import { Logo } from '@m30/shell/logo';
import { Button } from '@m30/ui-kit/button';
import { IconButton } from '@m30/ui-kit/icon-button';
import { phoneHref } from '@m30/ui-kit/format';
import { MenuLinks } from '../menu-links/MenuLinks.tsx';
import { MobileMenu } from '../mobile-menu/MobileMenu.tsx';
import { UserActions } from '../user-actions/UserActions.tsx';
import styles from './Header.module.css';
import { useHeaderPlace } from './use-header-place.ts';

export interface HeaderProps {
  template: ResultOf<'Content.GetTemplate'>;
  /** The header lies over the page's hero picture. */
  over: boolean;
}

/** Header of the site: two lines on a desk, one on a phone with a full-screen menu. */
export function Header({ template, over }: HeaderProps) {
  const place = useHeaderPlace();
  const { pathname } = useLocation();
  const { phone, tagline } = template;
  return (
    <div className={styles.slot} data-over={over || undefined}>
      <header className={styles.header} data-place={place}>
        <div className={styles.top}>
          <p>{tagline.main}</p>
          <MenuLinks label="Верхнее меню" items={template.menu_header} pathname={pathname} />
          <a className={styles.call} href="/kontakty" data-modal-trigger="callRequest">
            Заказать звонок
          </a>
          <a className={styles.phone} href={phoneHref(phone.value)}>
            {phone.value}
          </a>
        </div>
        <div className={styles.main}>
          <Logo name={template.logo} />
          <MenuLinks label="Основное меню" items={template.menu_main} pathname={pathname} />
          <div className={styles.actions}>
            <UserActions center={template.center} />
            <Button className={styles.store} size="small" href="/obekty">
              Онлайн-магазин
            </Button>
            <IconButton
              className={styles.mobile}
              href={phoneHref(phone.value)}
              label={`Позвонить ${phone.value}`}
              icon="phone"
              iconSize={24}
            />
            <MobileMenu template={template} />
          </div>
        </div>
      </header>
    </div>
  );
}
