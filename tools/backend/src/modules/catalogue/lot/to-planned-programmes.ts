import type { ResultOf } from '@m30/api/client';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { toProgramme } from './to-lot-card.ts';
import { mainProgramme } from './main-programme.ts';

/** A programme that the calculator plans by. */
export type PlannedProgramme = ResultOf<'Content.GetProgrammes'>['programmes'][number];

/** The common programme, then those of the banks, in the order of the banks. */
export function toPlannedProgrammes(
  snapshot: Pick<Snapshot, 'programme' | 'offers'>,
): [PlannedProgramme, ...PlannedProgramme[]] {
  const programme = mainProgramme(snapshot);
  const { id, source, families } = programme;
  return [
    { ...toProgramme(programme), id, families, source, bank: null },
    ...snapshot.offers.map((offer) => ({
      ...toProgramme(offer),
      id: offer.id,
      families: offer.families,
      source: offer.source,
      bank: offer.bank.name,
    })),
  ];
}
