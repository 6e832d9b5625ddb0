import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pushEcommerce, reachGoal, type EcommerceProduct } from '@m30/shell/analytics';
import { currentLists } from '../../../store/cart/list/lists.ts';
import { SHOP_EVENT, type ShopAct } from '../../../store/events/shop-act.ts';
import { actionsOfPage } from './actions-of-page.ts';
import { savePurchase, takePurchase } from './saved-purchase.ts';
import { shownLots, type ShownLots } from './shown-lots.ts';

/** Lots of the pages of this visit, by their ids. */
type KnownLots = Map<string, EcommerceProduct>;

/** Tells Metrika's data container what happens in the shop. Rendered while the visitor allows it, and never before. */
export default function ShopEvents() {
  const shown = useShown();
  const known = useRef<KnownLots>(new Map());
  usePage(shown, known.current);
  useClicks(shown);
  useActs(known.current);
  return null;
}

function useShown(): ShownLots & { pathname: string } {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const query = new URLSearchParams(search);
  return { pathname, ...shownLots(page?.id ?? '', page?.loaderData, query) };
}

/** A page is told once for what it shows: a render more, or one that brings the same lots, tells nothing. */
function usePage(shown: ShownLots & { pathname: string }, known: KnownLots): void {
  const actions = actionsOfPage(shown);
  const print = shown.pathname + JSON.stringify(actions);
  const reported = useRef('');
  useEffect(() => {
    for (const { list: _, position: __, ...lot } of lotsOf(shown)) known.set(lot.id, lot);
    if (reported.current === print) return;
    reported.current = print;
    const purchase = takePurchase(shown.pathname);
    for (const action of purchase ? [purchase, ...actions] : actions) pushEcommerce(action);
  });
}

const lotsOf = ({ detail, list = [], known = [] }: ShownLots) => [
  ...known,
  ...list.map(({ product }) => product),
  ...(detail ? [detail] : []),
];

/** A card of a list was pressed. */
function useClicks({ list = [] }: ShownLots): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const pressed = link && list.find(({ url }) => pathOf(url) === link.pathname);
      if (pressed) pushEcommerce({ click: { products: [pressed.product] } });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  });
}

/** Without the terms of a loan and what else an address carries on. */
const pathOf = (url: string) => new URL(url, location.origin).pathname;

/** A list was changed or an order opened. */
function useActs(known: KnownLots): void {
  useEffect(() => {
    const productOf = (id: string) => ({ ...(known.get(id) ?? { id }), quantity: 1 });
    const onAct = ({ detail: act }: CustomEvent<ShopAct>) => {
      if (act.act === 'order') {
        savePurchase(act.order, act.lots.map(productOf));
        reachGoal('hold_created');
        return;
      }
      const before = currentLists()[act.list];
      if (act.list === 'cart') tellCart(act, before, productOf);
      else if (act.act === 'add' && !before.includes(act.lot)) reachGoal(ADDED[act.list]);
    };
    const listener = onAct as EventListenerOrEventListenerObject;
    addEventListener(SHOP_EVENT, listener);
    return () => removeEventListener(SHOP_EVENT, listener);
  }, [known]);
}

const ADDED = { favourites: 'favourite_added', compare: 'compare_added' } as const;

type CartAct = Exclude<ShopAct, { act: 'order' }>;

/** What a change really puts into the cart or takes out of it. */
function tellCart(
  act: CartAct,
  before: readonly string[],
  productOf: (id: string) => EcommerceProduct,
): void {
  if (act.act === 'add') {
    if (!before.includes(act.lot)) pushEcommerce({ add: { products: [productOf(act.lot)] } });
    return;
  }
  const gone = act.act === 'clear' ? before : before.filter((id) => id === act.lot);
  if (gone.length > 0) pushEcommerce({ remove: { products: gone.map(productOf) } });
}
