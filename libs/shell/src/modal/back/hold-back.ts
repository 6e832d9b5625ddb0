import { isFollowing } from '../../navigation/reload/reload-once.ts';
import { BACK_ENTRY, hearBackFirst, onBackEntry } from './entry.ts';

/** Called when Back was pressed; `null` while nothing is open. */
let owner: (() => void) | null = null;
/** The page over which the entry stands. */
let page = '';
/** The entry is being taken away, and the event of that is on its way. */
let leaving = false;

/**
 * Makes the next Back call `onBack` instead of leaving the page, by an entry of its own in the
 * history. The router never hears of it: same address, same state but for a mark.
 * @returns a function that takes the entry away again, unless the page was left meanwhile
 */
export function holdBack(onBack: () => void): () => void {
  hearBackFirst(listen);
  owner = onBack;
  addEntry();
  return () => {
    if (owner === onBack) owner = null;
    // One modal may take the place of another, and an effect may run twice: both keep the entry.
    setTimeout(() => {
      // A page that is on its way takes the entry's place.
      if (owner || leaving || isFollowing() || !onBackEntry()) return;
      leaving = true;
      history.back();
    });
  };
}

function addEntry() {
  if (leaving || onBackEntry()) return;
  page = location.href;
  history.pushState({ ...(history.state as object | null), [BACK_ENTRY]: true }, '');
}

function listen(event: PopStateEvent) {
  if (leaving) {
    leaving = false;
    event.stopImmediatePropagation();
    if (owner) addEntry();
  } else if (owner && location.href === page && !onBackEntry()) {
    // Back also gives up a link that is still on its way; else it would take this page's place.
    if (!isFollowing()) event.stopImmediatePropagation();
    const tell = owner;
    owner = null;
    tell();
  }
}
