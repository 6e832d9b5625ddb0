import { useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { nextPlace } from './next-place.ts';
import type { LevelPlace } from './park.server.ts';

const never = () => () => {};

/**
 * Keyboard of the plan: one stop of the Tab key, arrows from place to place. `stop` is the id of the
 * place that Tab reaches; `undefined` on the server, where every link is a stop of its own.
 */
export function usePlanKeys(places: readonly LevelPlace[], chosen: string | undefined) {
  const [focused, setFocused] = useState<string>();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const links = places.filter(({ status }) => status === 'free' || status === 'held');
  const known = (id: string | undefined) => links.find((place) => place.id === id)?.id;
  const first = links.find(({ matches }) => matches) ?? links[0];
  return {
    stop: live ? (known(focused) ?? known(chosen) ?? first?.id) : undefined,
    onFocus: ({ target }: FocusEvent<SVGElement>) => setFocused(idOf(target)),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      const from = idOf(event.target);
      const to = from === undefined ? null : nextPlace(links, from, event.key);
      if (to === null) return;
      event.preventDefault();
      event.currentTarget.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
    },
  };
}

function idOf(target: EventTarget): string | undefined {
  return target instanceof Element
    ? (target.closest('[data-place]')?.getAttribute('data-place') ?? undefined)
    : undefined;
}
