import type { ResultOf } from '@m30/api/client';
import { isCurrent } from './is-current.ts';

type MenuItem = ResultOf<'Content.GetTemplate'>['menu_main'][number];

export interface MenuLinksProps {
  /** Name of the landmark. */
  label: string;
  items: readonly MenuItem[];
  /** Path of the page that is shown; its item is marked. */
  pathname: string;
}

/** A menu of the template as a navigation landmark. */
export function MenuLinks({ label, items, pathname }: MenuLinksProps) {
  return (
    <nav aria-label={label}>
      {items.map((item) => (
        <MenuLink key={item.link + item.label} item={item} pathname={pathname} />
      ))}
    </nav>
  );
}

function MenuLink({ item, pathname }: { item: MenuItem; pathname: string }) {
  return (
    <a
      href={item.link}
      aria-current={isCurrent(item.link, pathname)}
      // An item with an icon leads away from the site (spec §2).
      {...(item.icon && { target: '_blank', rel: 'noopener' })}
    >
      {item.label}
    </a>
  );
}
