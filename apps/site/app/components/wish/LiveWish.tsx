import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { wishHref, type WishView } from './wish-view.ts';
import { WishReading } from './WishReading.tsx';

/** Milliseconds of rest after which what is being typed is read. */
const REST = 250;

export interface LiveWishProps {
  field: RefObject<HTMLInputElement | null>;
  /** Stands until something else was read. */
  children: ReactNode;
}

/** Reads what is typed in a field, each time it rests; its links write into the field instead of leaving the page. */
export default function LiveWish({ field, children }: LiveWishProps) {
  const { data, load } = useFetcher<{ view: WishView | null }>();
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
      timer = setTimeout(() => void load(`${wishHref(words)}&live`), words ? REST : 0);
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
  }, [field, load]);

  function write(words: string) {
    const input = field.current;
    if (!input) return;
    input.value = words;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    input.setSelectionRange(words.length, words.length);
  }

  const view = data?.view;
  if (view === undefined) return children;
  if (view === null) return null;
  return (
    <WishReading
      view={view}
      onLink={(href) => {
        const { pathname, searchParams } = new URL(href, location.href);
        if (pathname === '/katalog/slovami') write(searchParams.get('q') ?? '');
        else void navigate(href);
      }}
    />
  );
}
