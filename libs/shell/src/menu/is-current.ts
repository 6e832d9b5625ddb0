/** First pages: each is above everything and would always be current. */
const HOMES = ['/', '/lk'];

/**
 * Value of `aria-current` of a menu item: the page itself, or a page below the item's section.
 * @param link address of the item
 * @param pathname path of the page, from the root of the site
 */
export function isCurrent(link: string, pathname: string): 'page' | 'true' | undefined {
  const trim = (path: string) => path.replace(/[?#].*/s, '').replace(/(?<=[^/])\/+$/, '');
  const [item, page] = [trim(link), trim(pathname)];
  if (item === page) return 'page';
  return !HOMES.includes(item) && page.startsWith(`${item}/`) ? 'true' : undefined;
}
