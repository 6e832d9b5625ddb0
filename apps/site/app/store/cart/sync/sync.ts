import { getDefaultStore } from 'jotai';
import { browserApi } from '@m30/shell/browser';
import { showToast } from '@m30/shell/alert';
import { countsAtom, sessionAtom } from '@m30/shell/session';
import { applyChanges, type Change, type ListName, type Lists } from '../list/changes.ts';
import { currentLists, rememberedLists, showLists } from '../list/lists.ts';
import { publishStates } from '../../live/statuses.ts';
import { isRefusal } from './is-refusal.ts';
import { addToQueue, readQueue, removeFromQueue, type Waiting } from './queue.ts';

const CHANNEL = 'm30.lists';

/** Milliseconds until what was not sent is tried again without a sign of the network. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

let server: Lists | null = null;
let started = false;
let sending: Promise<void> | null = null;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;

/** Shows what the server said with what it has not heard of yet, here and in the other tabs. */
function publish(): void {
  const lists = applyChanges(server ?? currentLists(), readQueue());
  show(lists);
  channel?.postMessage({ server, lists });
}

function show(lists: Lists): void {
  showLists(lists);
  const counts = { cart: lists.cart.length, compare: lists.compare.length };
  getDefaultStore().set(countsAtom, counts);
}

/** Begins to follow the visitor's lists; asks for them only where there is somebody to ask for. */
export function startSync(): void {
  if (started) return;
  started = true;
  if ('BroadcastChannel' in window) {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ server: Lists | null; lists: Lists }>) => {
      server = data.server ?? server;
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
  const { cart, compare } = getDefaultStore().get(countsAtom);
  return cart + compare;
};

/** Reads the lists from the server; without an answer the page keeps what it shows. */
async function load(): Promise<void> {
  const before = server;
  try {
    const { own, ...told } = await browserApi.get('Cart.GetLists', {});
    publishStates(own);
    // The answer to a change, or a page, that came meanwhile is newer.
    if (server === before) server = told;
    publish();
  } catch {
    // Nothing is lost: the next page asks again.
  }
}

/** Takes over one list as the server has just given it in a page. */
export function adopt(list: ListName, ids: readonly string[]): void {
  startSync();
  // The page tells of one list only.
  if (!server) void load();
  server = { ...(server ?? currentLists()), [list]: ids };
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
      server = await post(next);
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

function post(change: Waiting): Promise<Lists> {
  const group = change.list === 'cart' ? 'Cart' : 'Compare';
  if (change.act === 'clear') return browserApi.post(`${group}.Clear`, {});
  const { lot } = change;
  return browserApi.post(change.act === 'add' ? `${group}.Add` : `${group}.Delete`, { lot });
}
