import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pathWithin } from '../link/path-within.ts';
import { isThrifty } from './is-thrifty.ts';
import { watchIntent } from './watch-intent.ts';

/** Props of the links that are loaded ahead. */
export interface PrefetchedPageProps {
  /** Path under which this app lives; links outside it are left alone. */
  basename: string;
}

/**
 * Lets the router find out ahead what the page is that the visitor is about to open. Links of the product are plain anchors, so one link
 * of the router's own, which nobody sees, asks for it. The page's code is not asked for: the router reloads the whole page where code
 * that is loaded ahead does not arrive.
 */
export default function PrefetchedPage({ basename }: PrefetchedPageProps) {
  const [path, setPath] = useState<string | null>(null);
  useEffect(
    () =>
      watchIntent(({ element, url }) => {
        const here = url.pathname === location.pathname;
        if (here || element.hasAttribute('target') || isThrifty()) return;
        setPath(pathWithin(url, basename));
      }),
    [basename],
  );
  return path && <Link hidden to={path} discover="render" />;
}
