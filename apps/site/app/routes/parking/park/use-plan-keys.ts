import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useHydrated } from '@m30/shell/late';
import { nextPlace } from './next-place.ts';
import type { LevelPlace } from './park.server.ts';

/**
 * Keyboard of the plan: one stop of the Tab key, arrows from place to place. `stop` is the id of the
 * place that Tab reaches; `undefined` on the server, where every link is a stop of its own.
 */
export function usePlanKeys(places: readonly LevelPlace[], chosen: string | undefined) {
  const [focused, setFocused] = useState<string>();
  const isHydrated = useHydrated();
  const links = places.filter(({ status }) => status === 'free' || status === 'held');
  const known = (id: string | undefined) => links.find((place) => place.id === id)?.id;
  const first = links.find(({ matches }) => matches) ?? links[0];
  return {
    stop: isHydrated ? (known(focused) ?? known(chosen) ?? first?.id) : undefined,
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
