import type { ComponentProps } from 'react';
import { Icon, iconNames, type IconName } from '@m30/ui-kit/icon';
import { NewTabHint } from '@m30/ui-kit/visually-hidden';

/** One item of a menu; with an icon it leads away and opens in a new tab (spec §2). */
export interface MenuItem {
  label: string;
  link: string;
  icon?: string | undefined;
}

/** Other props go to the `<a>`. */
export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  item: MenuItem;
}

/** A link of a menu, or of what is drawn in its place, with its icon; says to everybody that a new tab opens. */
export function MenuLink({
  item: { label, link, icon },
  children = label,
  ...rest
}: MenuLinkProps) {
  if (!icon) {
    return (
      <a {...rest} href={link}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={link} target="_blank" rel="noopener">
      {children}
      <Icon name={leavingIcon(icon)} size={16} />
      <NewTabHint />
    </a>
  );
}

/** Icon of an item that leads away; a name that the kit lacks is drawn as an arrow out of a frame. */
export function leavingIcon(name: string): IconName {
  return iconNames.find((known) => known === name) ?? 'external';
}
