import type { AnyLotCard } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Catalogue } from '../../catalogue/lot/catalogue.ts';

type Similar = ResultOf<'Cart.Get'>['products'][number]['similar'];

/**
 * The page that lists what would do in place of a lot that is gone, and how many lots it shows: flats
 * with as many rooms in the same complex, else in all of them. Other kinds are listed as a whole.
 */
export function similarLots({ index }: Pick<Catalogue, 'index'>, lot: AnyLotCard): Similar {
  if (lot.kind !== 'flat') return null;
  const { vendor, rooms } = lot;
  const near = count(index, { complex: [vendor], rooms: [rooms], free: '1' });
  if (near > 0) return { count: near, url: `/katalog?complex=${vendor}&rooms=${rooms}&free=1` };
  const far = count(index, { rooms: [rooms], free: '1' });
  return far > 0 ? { count: far, url: `/katalog?rooms=${rooms}&free=1` } : null;
}

function count(index: Catalogue['index'], filter: Parameters<typeof index.find>[0]): number {
  return index.find(filter, 'price', { offset: 0, limit: 1 }).total;
}
