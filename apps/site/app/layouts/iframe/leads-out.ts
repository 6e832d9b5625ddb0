/** Whether a link of an embedded page leads to a page that is not made for embedding. */
export function leadsOut(
  link: Pick<HTMLAnchorElement, 'protocol' | 'origin' | 'pathname'>,
): boolean {
  if (!/^https?:$/.test(link.protocol)) return false;
  return link.origin !== window.location.origin || !/^\/iframe\//.test(link.pathname);
}
