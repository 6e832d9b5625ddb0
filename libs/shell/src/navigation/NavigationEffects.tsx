import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LoadingBar } from '@m30/ui-kit/loading-bar';
import './page-focus.css';

export interface NavigationEffectsProps {
  /** A page is on its way. */
  loading: boolean;
  /** Path of the page that the first navigation left. */
  from: string;
}

/** Shows that a page is on its way; moves the focus to its heading when it is there. */
export default function NavigationEffects({ loading, from }: NavigationEffectsProps) {
  const { pathname, hash, state } = useLocation();
  const left = useRef(from);
  const stays = hash !== '' || preservesScroll(state);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    if (!stays) focusHeading();
  }, [pathname, stays]);
  return <LoadingBar loading={loading} />;
}

/** A screen reader goes on from the new page's heading and reads it; the scroll is not touched. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
  if (!heading || document.querySelector('dialog[open]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const preservesScroll = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;
