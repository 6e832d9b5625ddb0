import { useEffect, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { adoptLists, NO_LISTS, useLists } from '../../../store/cart/index.ts';
import type { ComparedLot } from '../../../store/compare/index.ts';
import { useLiveStatus, withState } from '../../../store/live/index.ts';
import type { CompareData } from './compare.server.ts';

/**
 * The lots of the page as they are at this moment: the visitor's own follow what he does here and
 * in other tabs, those of a shared link stay.
 */
export function useCompare({ elements, isShared }: CompareData): ComparedLot[] {
  const [lots, setLots] = useState(elements);
  const { compare, ...lists } = useFollowedLists();
  const states = useLiveStatus(lots.map(({ id }) => id));

  useEffect(() => {
    setLots(elements);
    if (!isShared) {
      adoptLists(
        'compare',
        elements.map(({ id }) => id),
      );
    }
  }, [elements, isShared]);

  const isOwn = !isShared && lists.isKnown;
  const isMissing = isOwn && compare.some((id) => !lots.some((lot) => lot.id === id));
  useEffect(() => {
    if (!isMissing) return;
    browserApi.get('Content.GetPageCompare', {}).then(
      (fresh) => setLots(fresh.elements),
      () => undefined,
    );
  }, [isMissing]);

  return lots
    .filter(({ id }) => !isOwn || compare.includes(id))
    .map((lot) => {
      const state = states.get(lot.id);
      return state ? withState(lot, state) : lot;
    });
}

function useFollowedLists() {
  const lists = useLists();
  return { ...lists, isKnown: lists !== NO_LISTS };
}
