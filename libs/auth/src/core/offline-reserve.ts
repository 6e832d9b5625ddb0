import type { Api } from '@m30/api/client';

const KEY = 'auth.offlineReserve';

/** Whether the buyer has reserved a flat in a sales office (specification, §4). */
export type OfflineReserve = 'good' | 'no';

/** The part of local storage that the flag needs. */
type FlagStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Asks for the offline-reserve flag of a logged-in buyer and keeps it; a logout removes it. When the server does not
 * answer, the flag stays as it was.
 */
export async function refreshOfflineReserve(
  api: Pick<Api, 'post'>,
  { id, guid }: { id: number; guid: string },
  storage: FlagStorage = localStorage,
): Promise<OfflineReserve | null> {
  try {
    const { offline } = await api.post('Cart.GetOfflineReserve', { user_id: id, user_guid: guid });
    const flag = offline === 1 ? 'good' : 'no';
    storage.setItem(KEY, flag);
    return flag;
  } catch {
    return readOfflineReserve(storage);
  }
}

/** The kept flag; null for a guest, and before it was asked for. */
export function readOfflineReserve(storage: FlagStorage = localStorage): OfflineReserve | null {
  try {
    const flag = storage.getItem(KEY);
    return flag === 'good' || flag === 'no' ? flag : null;
  } catch {
    return null;
  }
}
