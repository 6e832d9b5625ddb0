import { useEffect, useRef, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import styles from './Still.module.css';

export interface StillProps<Data> {
  /** `null` in a browser whose document holds the HTML; see `tellOnce`. */
  data: Data | null;
  children: (data: Data) => ReactNode;
  /**
   * Element around the part: a group within a drawing.
   * @default 'div'
   */
  as?: 'div' | 'g';
}

/**
 * A part of the page that never comes to life: links, words, pictures, triggers. In a document its HTML is
 * left as the server has written it, so that its data need not be sent as well.
 */
export function Still<Data>({ data, children, as: Place = 'div' }: StillProps<Data>) {
  return data === null ? (
    <Written as={Place} />
  ) : (
    <Place className={styles.still}>{children(data)}</Place>
  );
}

const KEPT = { __html: '' };

/** Leaves what the server has written. */
function Written({ as: Place }: { as: 'div' | 'g' }) {
  const place = useRef<Element>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // A page that could not be hydrated is drawn anew and has lost the HTML: its data is asked for.
    if (place.current?.childNodes.length === 0) void revalidate();
  }, [revalidate]);
  return (
    <Place
      ref={(element: Element | null) => void (place.current = element)}
      className={styles.still}
      dangerouslySetInnerHTML={KEPT}
      suppressHydrationWarning
    />
  );
}
