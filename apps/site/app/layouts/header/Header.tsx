import { useLocation } from 'react-router';
import { useHasLevel } from '@m30/shell/level';
import { Logo } from '@m30/shell/logo';
import { PhoneMenu, PriorityMenu } from '@m30/shell/menu';
import { Button } from '@m30/ui-kit/button';
import { phoneLink } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { Template } from '../template.ts';
import styles from './Header.module.css';
import { UserActions } from './UserActions.tsx';
import { WishLink } from './WishLink.tsx';
import { useHeaderPlace } from './use-header-place.ts';

export interface HeaderProps {
  template: Template;
  /**
   * The header lies over the page's hero picture.
   * @default false
   */
  over?: boolean;
  /**
   * Stays at its place in the page instead of coming back while the visitor scrolls up.
   * @default false
   */
  isStatic?: boolean;
  /**
   * Has only its main line on a desk.
   * @default false
   */
  short?: boolean;
}

/** Header of the site: two lines on a desk, one on a phone with a full-screen menu. */
export function Header({ template, over = false, isStatic = false, short = false }: HeaderProps) {
  const place = useHeaderPlace(!isStatic);
  const { pathname } = useLocation();
  return (
    <div className={styles.slot} data-over={over || undefined} data-short={short || undefined}>
      <header className={styles.header} data-place={place} data-layer="header">
        {!short && <TopLine template={template} pathname={pathname} />}
        <div className={styles.main}>
          <Logo name={template.logo} />
          <PriorityMenu
            id="menu-main"
            label="Основное меню"
            items={template.menu_main}
            pathname={pathname}
          />
          <div className={styles.actions}>
            <UserActions center={template.center} phone={template.phone.value} />
            <Menu template={template} pathname={pathname} />
            <Button className={styles.store} size="small" href="/obekty">
              Онлайн-магазин
            </Button>
          </div>
        </div>
      </header>
    </div>
  );
}

interface PartProps {
  template: Template;
  pathname: string;
}

function TopLine({ template: { tagline, menu_header, phone }, pathname }: PartProps) {
  const hasFlats = useHasLevel('catalogue');
  return (
    <div className={styles.top}>
      <p>{tagline.main}</p>
      <PriorityMenu id="menu-header" label="Верхнее меню" items={menu_header} pathname={pathname} />
      {hasFlats && <WishLink />}
      <a className={styles.call} {...leadTrigger('callRequest')}>
        Заказать звонок
      </a>
      <a className={styles.phone} {...phoneLink(phone.value)}>
        {phone.value}
      </a>
    </div>
  );
}

function Menu({ template, pathname }: PartProps) {
  const { logo, tagline, phone, menu_main, menu_header, social } = template;
  return (
    <PhoneMenu
      logo={logo}
      social={social}
      lists={[
        { label: 'Меню на телефоне', items: menu_main },
        { label: 'О компании', items: menu_header },
      ]}
      tagline={tagline}
      phone={phone.value}
      pathname={pathname}
    />
  );
}
