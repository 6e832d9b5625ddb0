import { linkOf, type Link } from '../link/link-of.ts';

/** Links of one page that are loaded ahead because they are in sight. */
const MOST = 4;

/** Idle time of the browser, or a little later where it does not tell. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500);

/**
 * Tells of the first few links of each page's contents that come into sight.
 * @param onSight answers whether the link counts
 */
export function watchViewport(onSight: (link: Link) => boolean): void {
  const main = document.getElementById('main');
  if (!main || !('IntersectionObserver' in window)) return;
  let left = MOST;
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && linkOf(target);
      if (!link) continue;
      sight.unobserve(target);
      whenIdle(() => {
        if (left > 0 && onSight(link)) left -= 1;
      });
    }
  });
  const begin = () => {
    sight.disconnect();
    left = MOST;
    for (const anchor of main.querySelectorAll('a[href]')) sight.observe(anchor);
  };
  whenIdle(begin);
  // Another page is another child of the same element.
  new MutationObserver(() => whenIdle(begin)).observe(main, { childList: true });
}
