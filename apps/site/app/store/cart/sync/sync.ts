import { getDefaultStore } from 'jotai';
import { browserApi } from '@m30/shell/browser';
import { showToast } from '@m30/shell/alert';
import { countsAtom, sessionAtom } from '@m30/shell/session';
import { applyChanges, NO_LISTS, type Change, type ListName, type Lists } from '../list/changes.ts';
import { currentLists, rememberedLists, showLists } from '../list/lists.ts';
import { publishStates } from '../../live/statuses.ts';
import { isRefusal } from './is-refusal.ts';
import { addToQueue, readQueue, removeFromQueue, type Waiting } from './queue.ts';

const CHANNEL = 'm30.lists';

/** Milliseconds until what was not sent is tried again without a sign of the network. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

let server: Lists | null = null;
/** Reads under way, each with what was told since it began: that is newer. */
const reads = new Set<{ since: Partial<Lists> }>();
let started = false;
let sending: Promise<void> | null = null;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;

/** Takes over what the server has told of some lists. */
function take(changes: Partial<Lists>): void {
  server = { ...(server ?? currentLists()), ...changes };
  for (const read of reads) read.since = { ...read.since, ...changes };
}

/** Shows what the server said with what it has not heard of yet, here and in the other tabs. */
function publish(): void {
  const lists = applyChanges(server ?? currentLists(), readQueue());
  show(lists);
  channel?.postMessage({ server, lists });
}

function show(lists: Lists): void {
  showLists(lists);
  const { cart, compare, favourites } = lists;
  getDefaultStore().set(countsAtom, {
    cart: cart.length,
    compare: compare.length,
    favourites: favourites.length,
  });
}

/** Begins to follow the visitor's lists; asks for them only where there is somebody to ask for. */
export function startSync(): void {
  if (started) return;
  started = true;
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ server: Lists | null; lists: Lists }>) => {
      if (data.server) take(data.server);
      show(data.lists);
    };
  }
  addEventListener('online', () => void flush());
  const store = getDefaultStore();
  store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).status === 'user') void load();
  });
  const isKnown = rememberedLists() !== null || store.get(sessionAtom).status === 'user';
  if (readQueue().length > 0) void flush();
  else if (isKnown || readCounts() > 0) void load();
}

const readCounts = () => {
  const { cart, compare, favourites } = getDefaultStore().get(countsAtom);
  return cart + compare + favourites;
};

/** Reads the lists from the server; without an answer the page keeps what it shows. */
async function load(): Promise<void> {
  const read = { since: {} };
  reads.add(read);
  try {
    const { own, ...changes } = await browserApi.get('Cart.GetLists', {});
    publishStates(own);
    server = { ...NO_LISTS, ...changes, ...read.since };
    publish();
  } catch {
    // Nothing is lost: the next page asks again.
  } finally {
    reads.delete(read);
  }
}

/** Takes over one list as the server has just given it in a page. */
export function adopt(list: ListName, ids: readonly string[]): void {
  startSync();
  // The page tells of one list only.
  if (!server) void load();
  take({ [list]: ids });
  publish();
}

/** Sends a change, now or when there is a network again. */
export function send(change: Change): void {
  startSync();
  addToQueue(change);
  publish();
  void flush();
}

/** Resolves when everything was sent, or when it turned out that it cannot be now. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  return (sending ??= sendAll().finally(() => {
    sending = null;
  }));
}

async function sendAll(): Promise<void> {
  for (let [next] = readQueue(); next; [next] = readQueue()) {
    try {
      take(await post(next));
      wait = FIRST_WAIT;
    } catch (error) {
      if (!isRefusal(error)) return later();
      void showToast({ tone: 'danger', text: error.message });
    }
    removeFromQueue(next.id);
    publish();
  }
}

function later(): void {
  timer = setTimeout(() => void flush(), wait);
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

const GROUPS = { cart: 'Cart', compare: 'Compare', favourites: 'Favourite' } as const;

/** @returns the list that was changed, maybe with others */
function post(change: Waiting): Promise<Partial<Lists>> {
  const group = GROUPS[change.list];
  if (change.act === 'clear') return browserApi.post(`${group}.Clear`, {});
  const { lot } = change;
  return browserApi.post(change.act === 'add' ? `${group}.Add` : `${group}.Delete`, { lot });
}
