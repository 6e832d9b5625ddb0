import { isCurrent } from './is-current.ts';
import { MenuLink, type MenuItem } from './MenuLink.tsx';

export interface MenuLinksProps {
  /** Name of the landmark. */
  label: string;
  items: readonly MenuItem[];
  /** Path of the page that is shown, from the root of the site; its item is marked. */
  pathname: string;
}

/** A menu of the template as a navigation landmark. */
export function MenuLinks({ label, items, pathname }: MenuLinksProps) {
  return (
    <nav aria-label={label}>
      {items.map((item) => (
        <MenuLink
          key={item.link + item.label}
          item={item}
          aria-current={isCurrent(item.link, pathname)}
        />
      ))}
    </nav>
  );
}
