import { useEffect, useRef } from 'react';
import type { OrderDetails } from '../../../store/order/order.ts';
import { NEXT_HEADING } from './NextMove.tsx';
import { NEWS } from './OrderNews.tsx';

/**
 * Moves the focus to what came of a visit to a partner, and to the next step whenever the order has gone on.
 * @param isBack the buyer comes from the page of a partner
 */
export function useArrivalFocus(
  { stage_number: stage, side_state: side }: OrderDetails,
  isBack: boolean,
): void {
  const place = `${stage} ${side ?? ''}`;
  const shown = useRef(isBack ? '' : place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const target = document.getElementById(NEWS) ?? document.getElementById(NEXT_HEADING);
    target?.focus();
  }, [place]);
}
