import { rateWords } from '../../credit/core/index.ts';
import type { PlannedProgramme } from '../core/plan.ts';

/** A programme in one line: «Балтика Банк: Стандартная, ПСК 16,4–17,9 %, ставка 16,4 %». */
export function programmeTitle({
  bank,
  name,
  ...credit
}: Pick<PlannedProgramme, 'bank' | 'name' | 'rate' | 'cost'>): string {
  return `${bank === null ? '' : `${bank}: `}${name}, ${rateWords(credit)}`;
}
