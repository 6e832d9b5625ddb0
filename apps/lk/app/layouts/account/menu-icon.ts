import { iconNames, type IconName } from '@m30/ui-kit/icon';

/** Picture of a menu item; a name that the kit lacks shows a document. */
export function menuIcon(name: string | undefined): IconName {
  return iconNames.find((icon) => icon === name) ?? 'document';
}
