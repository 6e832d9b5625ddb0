import { useEffect, useRef, type ReactNode } from 'react';
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
}

/**
 * A part of the page that never hydrates: links, words, pictures, triggers. In a document its HTML is
 * left as the server rendered it, so that its data need not be serialised as well.
 */
export function StaticPart<Data>({ data, children, as: Place = 'div' }: StaticPartProps<Data>) {
  return data === null ? (
    <ServerMarkup as={Place} />
  ) : (
    <Place className={styles.part}>{children(data)}</Place>
  );
}

const UNTOUCHED = { __html: '' };

/** Leaves the markup of the server. */
function ServerMarkup({ as: Place }: { as: 'div' | 'g' }) {
  const place = useRef<Element>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // A page that could not be hydrated is rendered anew and has lost the HTML: its data is asked for.
    if (place.current?.childNodes.length === 0) void revalidate();
  }, [revalidate]);
  return (
    <Place
      ref={(element: Element | null) => void (place.current = element)}
      className={styles.part}
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  );
}
