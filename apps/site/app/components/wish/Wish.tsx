import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { LONGEST_WISH, WISH_PATH } from './wish-view.ts';
import styles from './Wish.module.css';

// Reads along from the first focus on; a page that nobody types in has no byte of it.
const LateWish = lazy(() => import('./LateWish.tsx'));

export interface WishProps {
  /** The sentence so far. @default '' */
  query?: string;
  /** What the server read of it; what is read along takes its place. */
  children?: ReactNode;
}

/** One field for a whole wish: a plain form without script; with it, what is understood stands below while typing. */
export function Wish({ query = '', children }: WishProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  return (
    <search className={styles.wish}>
      <form action={WISH_PATH}>
        <input
          ref={field}
          name="q"
          aria-label="Какую квартиру ищете"
          placeholder="Двушка до 12 млн у метро, не первый этаж"
          defaultValue={query}
          maxLength={LONGEST_WISH}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => setFocused(true)}
        />
        <button aria-label="Подобрать">
          <Icon name="search" size={24} />
        </button>
      </form>
      {isFocused ? (
        <Suspense fallback={children}>
          <LateWish field={field}>{children}</LateWish>
        </Suspense>
      ) : (
        children
      )}
    </search>
  );
}
