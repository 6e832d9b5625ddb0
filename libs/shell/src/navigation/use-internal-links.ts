import { useEffect } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { hydrateNow } from '../late/first-interaction.ts';
import { onFirstInteraction } from '../late/on-first-interaction.ts';
import { onBackEntry } from '../modal/back/entry.ts';
import { linkOf, type Link } from './link/link-of.ts';
import { pathWithin } from './link/path-within.ts';
import { setPageLost } from './lost-page.ts';
import { setDestination, takeDestination } from './reload/reload-once.ts';

/**
 * Follows clicks on plain same-origin anchors without a page load. One listener serves links of
 * every library and of server HTML, which need no router.
 * @param basename path under which this app lives; links outside it load their app
 */
export function useInternalLinks(basename = ''): void {
  const navigate = useNavigate();
  useEffect(() => {
    async function go(path: string, options: NavigateOptions = {}) {
      setPageLost(false);
      setDestination(path);
      await navigate(path, options);
      setDestination(null);
    }
    function follow(event: MouseEvent) {
      const link = followed(event);
      const path = link && pathWithin(link.url, basename);
      if (!path) return;
      event.preventDefault();
      const { dataset } = link.element;
      const keepScroll = 'keepScroll' in dataset;
      void go(path, {
        // The new page takes the place of an open modal's entry, so that Back leads past it.
        replace: onBackEntry(),
        viewTransition: 'viewTransition' in dataset,
        preventScrollReset: keepScroll,
        ...(keepScroll && { state: { keepScroll } }),
      });
    }
    const brokenOff = takeDestination();
    if (brokenOff) {
      // Parts that wait for a gesture would not outlive a navigation without one.
      hydrateNow();
      void go(brokenOff);
    }
    document.addEventListener('click', follow);
    const stopWaiting = onFirstInteraction(() => {
      void import('./prefetch/start-prefetch.ts').then(({ startPrefetch }) =>
        startPrefetch(basename),
      );
    });
    return () => {
      document.removeEventListener('click', follow);
      stopWaiting();
    };
  }, [navigate, basename]);
}

/** The link that a plain click follows within this window, to another place than the page itself. */
function followed(event: MouseEvent): Link | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event.target);
  if (!link || link.element.getAttribute('target') || link.element.hasAttribute('download')) {
    return null;
  }
  const { pathname, search, hash } = link.url;
  const samePage = pathname === location.pathname && search === location.search;
  return samePage && hash ? null : link;
}
