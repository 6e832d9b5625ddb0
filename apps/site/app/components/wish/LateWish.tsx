import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { WISH_PATH, type WishView } from './wish-view.ts';
import { WishReading } from './WishReading.tsx';
import styles from './WishReading.module.css';

/** Milliseconds of rest after which what is being typed is read. */
const REST = 250;

/** No part of the page is read anew by it. */
const POST = { method: 'post', action: WISH_PATH, defaultShouldRevalidate: false } as const;

/** What the page of sentences answers a post: what was read, nothing of an empty field, or that it could not be read. */
type Answer = { view: WishView | null } | { unread: true };

export interface LateWishProps {
  field: RefObject<HTMLInputElement | null>;
  /** Stands until something else was read. */
  children: ReactNode;
}

/**
 * Reads what is typed in a field, each time it rests, and gives up what is still being read; its links write into the
 * field instead of leaving the page, whose address stays as it is.
 */
export default function LateWish({ field, children }: LateWishProps) {
  const { data, submit } = useFetcher<Answer>();
  const navigate = useNavigate();
  const typed = useRef('');
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout>;
    typed.current = input.value.trim();
    const read = () => {
      const words = input.value.trim();
      if (words === typed.current) return;
      typed.current = words;
      clearTimeout(timer);
      timer = setTimeout(() => void submit({ q: words }, POST), words ? REST : 0);
    };
    input.addEventListener('input', read);
    // What was typed before this code was there.
    if (input.value !== input.defaultValue) {
      typed.current = '';
      read();
    }
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', read);
    };
  }, [field, submit]);

  function write(words: string) {
    const input = field.current;
    if (!input) return;
    input.value = words;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    input.setSelectionRange(words.length, words.length);
  }

  if (data === undefined) return children;
  if ('unread' in data)
    return (
      <p className={styles.unread} role="alert">
        Не&nbsp;получилось прочитать. Нажмите «Подобрать» или напишите ещё раз
      </p>
    );
  const { view } = data;
  if (view === null) return null;
  return (
    <WishReading
      view={view}
      onLink={(href) => {
        const { pathname, searchParams } = new URL(href, location.href);
        if (pathname === WISH_PATH) write(searchParams.get('q') ?? '');
        else void navigate(href);
      }}
    />
  );
}
