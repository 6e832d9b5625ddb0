import type { LotStatus } from '../../src/modules/estate/types.ts';
import type { BuildingSeed, ComplexSeed } from '../data/types.ts';
import { chance } from './random.ts';

const HELD = 0.05;
const RESERVED = 0.05;
const CLOSED = 0.01;

/** What has become of a flat; in a building that is not on sale yet all are closed. */
export function statusOf(complex: ComplexSeed, building: BuildingSeed, id: string): LotStatus {
  if (building.onSale === false) return 'closed';
  let rest = chance(`${id} status`);
  const shares: [LotStatus, number][] = [
    ['free', complex.free],
    ['held', HELD],
    ['reserved', RESERVED],
    ['closed', CLOSED],
  ];
  for (const [status, share] of shares) {
    if (rest < share) return status;
    rest -= share;
  }
  return 'sold';
}
