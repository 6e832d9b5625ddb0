import type { LotView } from '../../data/lot.server.ts';

/**
 * The rooms of a flat and what shows them; both come with the first wish to see them.
 * @param signal aborts the request
 */
export async function loadRooms(
  { vendor, subvendor, id }: Pick<LotView, 'vendor' | 'subvendor' | 'id'>,
  signal: AbortSignal,
) {
  const view = import('./Rooms.tsx');
  const { browserApi } = await import('@m30/shell/browser');
  const lot = await browserApi.get('Objects.GetLot', { vendor, subvendor, id }, { signal });
  return { Rooms: (await view).default, interiors: lot.interiors };
}
