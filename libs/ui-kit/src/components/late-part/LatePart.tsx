import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { useNear } from './use-near.ts';

export interface LatePartProps<Loaded> extends Omit<ComponentProps<'div'>, 'children' | 'onError'> {
  /** Fetches the live part, once; `undefined` where there is nobody to ask. Keep its identity between renders. */
  load: ((signal: AbortSignal) => Promise<Loaded>) | undefined;
  /** Renders the live part. */
  children: (loaded: Loaded) => ReactNode;
  /** What the server renders, and what stays where there is no script and where nothing comes. */
  fallback: ReactNode;
  /**
   * Called with the error of a part that failed to load.
   * @default reportError of the browser
   */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * A part of the page whose code, and data, come when the visitor comes near it or reaches it by the keyboard. Until then its fallback
 * stands there, and should take the same room. Focus within the fallback goes over to the part.
 */
export function LatePart<Loaded>({
  load,
  children,
  fallback,
  onError,
  ref,
  ...rest
}: LatePartProps<Loaded>) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const near = useNear(place);
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
    <div {...rest} ref={useMergedRef(place, ref)} data-live={live ? '' : undefined} tabIndex={-1}>
      {live ? children(live.loaded) : fallback}
    </div>
  );
}
