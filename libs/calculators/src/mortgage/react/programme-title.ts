import { formatPercent } from '@m30/ui-kit/format';
import type { PlannedProgramme } from '../core/plan.ts';

/** A programme in one line: «Балтика Банк: Стандартная, 16,4 %». */
export function programmeTitle({
  bank,
  name,
  rate,
}: Pick<PlannedProgramme, 'bank' | 'name' | 'rate'>): string {
  return `${bank === null ? '' : `${bank}: `}${name}, ${formatPercent(rate)}`;
}
