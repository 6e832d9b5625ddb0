import { useEffect, useRef, useState } from 'react';
import type { AddressSuggestion, Travel } from '../../core/travel.ts';

/** Milliseconds of rest after which what was typed is asked about. */
const REST = 250;

/** Letters that mean something. */
const LEAST = 2;

/** Suggestions for what is typed; the last ones stay until others come, an answer that fails brings none. */
export function useSuggestions(suggest: Travel['suggest']) {
  const [suggestions, setSuggestions] = useState<readonly AddressSuggestion[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function forget() {
    running.current?.abort();
    setSuggestions([]);
  }

  function ask(text: string) {
    running.current?.abort();
    if (text.trim().length < LEAST) return setSuggestions([]);
    const { signal } = (running.current = new AbortController());
    setTimeout(() => {
      if (signal.aborted) return;
      suggest(text, signal).then(
        (found) => signal.aborted || setSuggestions(found),
        // An address can be typed to its end: «Рассчитать» says what is wrong.
        () => signal.aborted || setSuggestions([]),
      );
    }, REST);
  }

  return { suggestions, ask, forget };
}
