/** A file that is on its way, as the browser stores it until it has arrived. */
export interface StoredFile<Place> {
  /** Guid of the upload. */
  upload: string;
  /** Guid of the thing that the file hangs on. */
  owner: string;
  /** What the file is of that thing. */
  place: Place;
  file: File;
  /** Bytes of one part. */
  chunk: number;
}

const STORE = 'uploads';

/**
 * Stores a file over a reload of the page, so that its upload goes on by itself. A browser that stores
 * nothing (a private window) is no trouble: the visitor then chooses the file again.
 */
export const storeFile = <Place>(stored: StoredFile<Place>): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(stored)).catch(() => undefined);

/** Forgets a file that has arrived or is not wanted. */
export const forgetFile = (upload: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(upload)).catch(() => undefined);

/** Files of a thing that were on their way when the page was left. */
export async function storedFiles<Place>(owner: string): Promise<StoredFile<Place>[]> {
  const all = await inStore<StoredFile<Place>[]>('readonly', (store) => store.getAll()).catch(
    () => [],
  );
  return all.filter((stored) => stored.owner === owner);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('m30-uploads', 1);
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
