import { programmeOf, type PaymentFilter } from '../facet-index/facet/payment.ts';
import type { ProgrammeRow, Snapshot } from '../snapshot/snapshot.ts';
import { toProgramme, type Programme } from './to-lot-card.ts';
import { mainProgramme } from './main-programme.ts';

/** Terms that payments of an answer are counted by. */
export interface PaymentChoice {
  programme: ProgrammeRow;
  /** Term and down payment that the buyer has said. */
  choice: PaymentFilter;
  /** What the page tells of them. */
  shown: Programme;
}

/** Terms that a filter asks for; the programme of the cards where it names none that there is. */
export function paymentChoice(snapshot: Snapshot, filter: PaymentFilter): PaymentChoice {
  const programme = mainProgramme(snapshot);
  const chosen = programmeOf([programme, ...snapshot.offers], filter) ?? programme;
  const term = Math.min(chosen.term, (filter.term ?? Infinity) * 12);
  return { programme: chosen, choice: filter, shown: toProgramme({ ...chosen, term }) };
}
