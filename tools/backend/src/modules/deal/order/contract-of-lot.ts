import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { contractKind, type ContractKind } from './core/contract-kind.ts';

/** The contract that a lot is sold by today, by the building that it stands in. */
export function contractOfLot(
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  lotGuid: string,
): ContractKind {
  const placed = catalogue.snapshot.placed.get(lotGuid);
  return contractKind(placed?.building.commissionedOn ?? null, moscowDay(clock()));
}
