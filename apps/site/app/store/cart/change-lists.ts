import { tellShop } from '../events/shop-act.ts';
import { applyChanges, type Change, type ListName } from './list/changes.ts';
import { currentLists, showLists } from './list/lists.ts';

/** Shows a change at once and sends it; one that the server refuses is taken back with its reason. */
export function changeLists(change: Change): void {
  tellShop(change);
  showLists(applyChanges(currentLists(), [change]));
  void import('./sync/sync.ts').then(({ send }) => send(change), reportError);
}

/** Takes over what the server has just said in a page, whatever this browser remembered. */
export function adoptLists(list: ListName, ids: readonly string[]): void {
  void import('./sync/sync.ts').then(({ adopt }) => adopt(list, ids), reportError);
}
