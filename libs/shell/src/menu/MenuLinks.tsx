import { isCurrent } from './is-current.ts';

/** One item of a menu; with an icon it leads away and opens in a new tab (spec §2). */
export interface MenuItem {
  label: string;
  link: string;
  icon?: string | undefined;
}

/** Props of {@link MenuLinks}. */
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
        <a
          key={item.link + item.label}
          href={item.link}
          aria-current={isCurrent(item.link, pathname)}
          {...(item.icon && { target: '_blank', rel: 'noopener' })}
        >
          {item.label}
        </a>
      ))}
    </nav>
  );
}
