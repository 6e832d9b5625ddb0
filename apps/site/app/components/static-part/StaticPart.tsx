import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import styles from './StaticPart.module.css';

export interface StaticPartProps<Data> {
  /** `null` in a browser whose document holds the HTML; see `useStaticData`. */
  data: Data | null;
  children: (data: Data) => ReactNode;
  /**
   * Element around the part: a group within a drawing.
   * @default 'div'
   */
  as?: 'div' | 'g';
  /**
   * Fetches the data where the HTML is lost, for what no loader sends again. Keep its identity between renders.
   * @default the page's loaders are run anew
   */
  restore?: (() => Promise<Data>) | undefined;
}

/**
 * A part of the page that never hydrates: links, words, pictures, triggers. In a document its HTML is
 * left as the server rendered it, so that its data need not be serialised as well.
 */
export function StaticPart<Data>(props: StaticPartProps<Data>) {
  const { data, children, as: Place = 'div', restore } = props;
  const [restored, setRestored] = useState<Data | null>(null);
  const shown = data ?? restored;
  if (shown !== null) return <Place className={styles.part}>{children(shown)}</Place>;
  return restore ? (
    <ServerMarkup as={Place} onLost={() => restore().then(setRestored, reportError)} />
  ) : (
    <OwnMarkup as={Place} />
  );
}

/** Of a page: its loaders have the data. */
function OwnMarkup({ as }: { as: 'div' | 'g' }) {
  const { revalidate } = useRevalidator();
  return <ServerMarkup as={as} onLost={revalidate} />;
}

const UNTOUCHED = { __html: '' };

/** Leaves the markup of the server. */
function ServerMarkup({ as: Place, onLost }: { as: 'div' | 'g'; onLost: () => Promise<void> }) {
  const place = useRef<Element>(null);
  const tell = useEffectEvent(onLost);
  useEffect(() => {
    // A page that could not be hydrated is rendered anew and has lost the HTML: its data is asked for.
    if (place.current?.childNodes.length === 0) void tell();
  }, []);
  return (
    <Place
      ref={(element: Element | null) => void (place.current = element)}
      className={styles.part}
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  );
}
