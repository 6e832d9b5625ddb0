import type { InputOf } from '@m30/api/client';

type AddFile = InputOf<'Order.AddFile'>;

/** A file that is on its way, as the browser keeps it until it has arrived. */
export interface KeptFile extends Pick<AddFile, 'kind' | 'participant'> {
  /** Guid of the upload. */
  upload: string;
  /** Guid of the order. */
  order: string;
  file: File;
  /** Bytes of one part. */
  chunk: number;
}

const STORE = 'uploads';

/**
 * Keeps a file over a reload of the page, so that its upload goes on by itself. A browser that keeps
 * nothing (a private window) is no trouble: the visitor then chooses the file again.
 */
export const keepFile = (kept: KeptFile): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(kept)).catch(() => undefined);

/** Forgets a file that has arrived or is not wanted. */
export const forgetFile = (upload: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(upload)).catch(() => undefined);

/** Files of an order that were on their way when the page was left. */
export async function keptFiles(order: string): Promise<KeptFile[]> {
  const all = await inStore<KeptFile[]>('readonly', (store) => store.getAll()).catch(() => []);
  return all.filter((kept) => kept.order === order);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('m30-order', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'upload' });
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
