/**
 * `aria-current` of a menu item: the page itself, or a page below the item's section.
 * @param link address of the item, `/lk/orders`
 * @param pathname path within the app, `/orders/7`
 */
export function menuCurrent(link: string, pathname: string): 'page' | 'true' | undefined {
  const item = trim(link);
  const page = trim(`/lk${pathname}`);
  if (item === page) return 'page';
  return item !== '/lk' && page.startsWith(`${item}/`) ? 'true' : undefined;
}

const trim = (path: string) => path.replace(/[?#].*$/, '').replace(/\/+$/, '');
