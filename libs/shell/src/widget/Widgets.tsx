import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstInteraction } from '../late/on-first-interaction.ts';
// Read while the page starts, for widgets that count from then.
import './smart-call/first-path.ts';

const LoadedWidgets = lazy(() => import('./LoadedWidgets.tsx'));

/** Milliseconds after which a page that is only read loads its widgets: it has long been drawn by then. */
const READING = 10_000;

/**
 * What floats over a page of the default layouts: chat, video guide, call popup. Bare layouts leave
 * it out. Nothing of it is loaded before the visitor's first interaction, or before the page has been read for a while.
 */
export function Widgets() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const load = () => setDue(true);
    const timer = setTimeout(load, READING);
    const stopWaiting = onFirstInteraction(load);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, []);
  return (
    <>
      {/* A chat adapter fills it from outside; React must not touch what it puts there. */}
      <div data-chat-widget="" dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
      {isDue && (
        <Suspense>
          <LoadedWidgets />
        </Suspense>
      )}
    </>
  );
}

const EMPTY = { __html: '' };
