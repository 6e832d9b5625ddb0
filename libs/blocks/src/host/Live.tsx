import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocksHost } from './BlocksHost.tsx';
import { useNear } from './useNear.ts';

export interface LiveProps<Loaded> {
  /** Fetches the live part; `undefined` while there is nobody to ask. Keep its identity between renders. */
  load: ((signal: AbortSignal) => Promise<Loaded>) | undefined;
  /** Draws the live part. */
  children: (loaded: Loaded) => ReactNode;
  /** What the server renders, and what stays where nothing comes. */
  still: ReactNode;
  className?: string | undefined;
}

/** Swaps a still part of a block for a live one when the visitor comes near; both should take the same room. */
export function Live<Loaded>({ load, children, still, className }: LiveProps<Loaded>) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const near = useNear(place);
  const { onError } = useBlocksHost();
  const [live, setLive] = useState<{ loaded: Loaded } | null>(null);
  const waiting = near && live === null;

  useEffect(() => {
    if (!waiting || !load) return;
    const asking = new AbortController();
    load(asking.signal).then(
      (loaded) => {
        if (asking.signal.aborted) return;
        hadFocus.current = place.current?.contains(document.activeElement) ?? false;
        setLive({ loaded });
      },
      (error: unknown) => {
        if (!asking.signal.aborted) (onError ?? reportError)(error);
      },
    );
    return () => asking.abort();
  }, [waiting, load, onError]);
  // The focused link is gone; what stands in its place takes the focus.
  useLayoutEffect(() => {
    if (live && hadFocus.current) place.current?.focus({ preventScroll: true });
  }, [live]);

  return (
    <div ref={place} className={className} data-live={live ? '' : undefined} tabIndex={-1}>
      {live ? children(live.loaded) : still}
    </div>
  );
}
