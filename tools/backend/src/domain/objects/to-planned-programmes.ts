import type { ResultOf } from '@m30/api/client';
import type { Snapshot } from './snapshot.ts';
import { toProgramme } from './to-lot-card.ts';

/** A programme that the calculator plans by. */
export type PlannedProgramme = ResultOf<'Content.GetProgrammes'>['programmes'][number];

/** The common programme, then those of the banks, in the order of the banks. */
export function toPlannedProgrammes({
  programme,
  offers,
}: Pick<Snapshot, 'programme' | 'offers'>): [PlannedProgramme, ...PlannedProgramme[]] {
  const { id, source } = programme;
  return [
    { ...toProgramme(programme), id, source, bank: null },
    ...offers.map((offer) => ({
      ...toProgramme(offer),
      id: offer.id,
      source: offer.source,
      bank: offer.bank.name,
    })),
  ];
}
