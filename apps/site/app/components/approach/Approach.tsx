import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

export interface ApproachProps<Props extends object> {
  /** Loads the live part; called once, when the visitor comes near or touches the still part. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Props of the live part. */
  props: Props;
  /** The still part: what the server renders and what stays where there is no script. */
  children: ReactNode;
}

/**
 * Swaps a still part of the page for a live one when the visitor approaches it, so that its code
 * is not loaded by visitors who never come near. Both parts should take the same room.
 */
export function Approach<Props extends object>({ load, props, children }: ApproachProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Component: ComponentType<Props> } | null>(null);
  const done = live !== null;
  useEffect(() => {
    const element = place.current;
    if (!element || done) return;
    let gone = false;
    function come() {
      observer.disconnect();
      load().then(
        (module) => gone || setLive({ Component: module.default }),
        // The still part says all that is needed; the error goes to the console and its listeners.
        (error: unknown) => console.error(error),
      );
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    element.addEventListener('focusin', come, { once: true });
    return () => {
      gone = true;
      observer.disconnect();
      element.removeEventListener('focusin', come);
    };
  }, [load, done]);
  return <div ref={place}>{live ? <live.Component {...props} /> : children}</div>;
}
