import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstGesture } from '../gesture/first-gesture.ts';

const LoadedWidgets = lazy(() => import('./LoadedWidgets.tsx'));

/**
 * What floats over a page of the default layouts: chat, video guide, call popup. Bare layouts leave
 * it out. Nothing of it is loaded before the visitor's first gesture.
 */
export function Widgets() {
  const [awake, setAwake] = useState(false);
  useEffect(() => onFirstGesture(() => setAwake(true)), []);
  return (
    <>
      {/* A chat adapter fills it from outside; React must not touch what it puts there. */}
      <div data-chat-widget="" dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
      {awake && (
        <Suspense>
          <LoadedWidgets />
        </Suspense>
      )}
    </>
  );
}

const EMPTY = { __html: '' };
