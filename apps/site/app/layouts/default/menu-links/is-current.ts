/** Value of `aria-current`: the page itself, or a page below the item's section. */
export function isCurrent(link: string, pathname: string): 'page' | 'true' | undefined {
  const trim = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const [item, page] = [trim(link), trim(pathname)];
  if (item === page) return 'page';
  return item !== '/' && page.startsWith(`${item}/`) ? 'true' : undefined;
}
