import { KeptMarkup, textOf } from '../kept/index.ts';
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
  const current = items.map(({ link }) => isCurrent(link, pathname));
  return (
    <KeptMarkup as="nav" of={() => `menu ${textOf(items)} ${current.join()}`} aria-label={label}>
      {items.map((item, at) => (
        <a
          key={item.link + item.label}
          href={item.link}
          aria-current={current[at]}
          {...(item.icon && { target: '_blank', rel: 'noopener' })}
        >
          {item.label}
        </a>
      ))}
    </KeptMarkup>
  );
}
