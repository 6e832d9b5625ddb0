import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows clicks on plain same-origin anchors without a page load. One listener serves links of
 * every library and of server HTML, which need no router.
 * @param basename path under which this app lives; links outside it load their app
 */
export function useInternalLinks(basename = ''): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const anchor = internalAnchor(event);
      if (!anchor) return;
      const path = pathWithin(anchor, basename);
      if (path === null) return;
      event.preventDefault();
      void navigate(path, {
        viewTransition: 'viewTransition' in anchor.dataset,
        preventScrollReset: 'keepScroll' in anchor.dataset,
      });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, basename]);
}

function internalAnchor(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null;
  if (anchor.origin !== window.location.origin) return null;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  return samePage && anchor.hash ? null : anchor;
}

/** Paths that other parts of this origin answer. */
const FOREIGN = /^\/(lk|api|media|map|files)(\/|$)/;

function pathWithin(anchor: HTMLAnchorElement, basename: string): string | null {
  const path = anchor.pathname;
  const rest = anchor.search + anchor.hash;
  if (basename === '') return FOREIGN.test(path) ? null : path + rest;
  if (path !== basename && !path.startsWith(`${basename}/`)) return null;
  return (path.slice(basename.length) || '/') + rest;
}
