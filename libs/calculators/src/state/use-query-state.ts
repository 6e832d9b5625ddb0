import { useCallback, useEffect, useState } from 'react';

/** How a state is read from an address and written into it. */
export interface QueryCodec<State> {
  /** Keys of the query that belong to the state. */
  keys: readonly string[];
  read: (query: URLSearchParams) => State;
  /** Writes what is not the default. */
  write: (state: State) => URLSearchParams;
}

/** Milliseconds of rest before the address follows: browsers refuse a hundred changes in half a minute. */
const REST = 400;

/**
 * A state that the address of the page keeps, so that a link, Back and a reload restore it. Other keys of
 * the query stay as they are.
 * @param query the query of the request, so that the server renders the same
 * @param follow whether the address follows the state
 */
export function useQueryState<State>(
  query: string,
  codec: QueryCodec<State>,
  follow: boolean,
): [state: State, change: (part: Partial<State>) => void] {
  const [state, setState] = useState(() => codec.read(new URLSearchParams(query)));
  const [touched, setTouched] = useState(false);
  const written = codec.write(state).toString();

  useEffect(() => {
    if (!follow || !touched) return;
    const timer = setTimeout(() => {
      const others = new URLSearchParams(window.location.search);
      for (const key of codec.keys) others.delete(key);
      const search = [written, others.toString()].filter(Boolean).join('&');
      const { pathname, hash } = window.location;
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${search && `?${search}`}${hash}`,
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [follow, touched, written, codec]);

  const change = useCallback((part: Partial<State>) => {
    setTouched(true);
    setState((before) => ({ ...before, ...part }));
  }, []);
  return [state, change];
}
