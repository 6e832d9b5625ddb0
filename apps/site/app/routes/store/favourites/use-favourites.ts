import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { adoptLists, NO_LISTS, useLists } from '../../../store/cart/index.ts';
import { useLiveStatus, withState } from '../../../store/live/index.ts';
import type { FavouritesData } from './favourites.server.ts';

type Item = FavouritesData['items'][number];

/**
 * The favourites of the page as they are at this moment: what is taken out here or in another tab is gone at once, what is
 * added elsewhere is read anew.
 */
export function useFavourites({ items: loaded }: Pick<FavouritesData, 'items'>): readonly Item[] {
  const [items, setItems] = useState(loaded);
  const lists = useLists();
  const states = useLiveStatus(
    items.filter(({ lot }) => lot.kind !== 'resale').map(({ lot }) => lot.id),
  );
  const refresh = useCallback(() => {
    browserApi.get('Favourite.Get', {}).then(
      (answer) => setItems(answer.items),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    setItems(loaded);
    // The list has those added last at its end.
    const ids = loaded.map(({ lot }) => lot.id);
    adoptLists('favourites', ids.toReversed());
  }, [loaded]);

  const isKnown = lists !== NO_LISTS;
  const isMissing =
    isKnown && lists.favourites.some((id) => !items.some(({ lot }) => lot.id === id));
  // Lists are new with each answer to a change: what was read before the server had heard of it is read again.
  useEffect(() => {
    if (isMissing) refresh();
  }, [isMissing, lists, refresh]);

  return items
    .filter(({ lot }) => !isKnown || lists.favourites.includes(lot.id))
    .map((item) => {
      const state = states.get(item.lot.id);
      return state && item.lot.kind !== 'resale'
        ? { ...item, lot: withState(item.lot, state) }
        : item;
    });
}
