import { CachedMarkup } from '../cached-markup/index.ts';
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
  const current = items.map(({ link }) => isCurrent(link, pathname));
  return (
    <CachedMarkup as="nav" cacheKey={['menu', items, current]} aria-label={label}>
      {() =>
        items.map((item, at) => (
          <MenuLink key={item.link + item.label} item={item} aria-current={current[at]} />
        ))
      }
    </CachedMarkup>
  );
}
