import {
  INSTALMENT_START,
  INSTALMENT_WORDS,
  OWN_INSTALMENT,
  type InstalmentChoice,
} from '@m30/calculators/instalment/core';
import type { MortgageVariant, PlannedProgramme } from '@m30/calculators/mortgage/core';
import type { RefinancingData } from '@m30/calculators/refinancing/core';
import { formatDate, formatPercent } from '@m30/ui-kit/format';

/** What the mortgage calculator begins with: a two-room flat by the common programme. */
export function mortgageStart(programme: Pick<PlannedProgramme, 'id' | 'term'>): MortgageVariant {
  return {
    price: 1_000_000_000,
    down: null,
    capital: 0,
    years: Math.floor(programme.term / 12),
    programme: programme.id,
    kind: 'annuity',
  };
}

/** What the refinancing calculator begins with; the new rate, the longest term and the largest loan are those of the family programme. */
export function refinancingData({
  rate,
  cost,
  term,
  maxLoan,
}: Pick<PlannedProgramme, 'rate' | 'cost' | 'term' | 'maxLoan'>): RefinancingData {
  return {
    sum: 640_000_000,
    rate: 17.5,
    rateNew: rate,
    costNew: cost,
    period: { current: 264, min: 12, max: term },
    maxLoan,
  };
}

/** Instalments of the developer, as `/installment` says them. */
export const instalmentTerms = OWN_INSTALMENT;

/** The example of `/installment`. */
export const instalmentStart: InstalmentChoice = { price: 2_000_000_000, ...INSTALMENT_START };

const INSTALMENT_DATE = '2026-11-20';

/** Full conditions of the instalments. */
export const instalmentDisclaimer = `Рассрочка от застройщика: первый платёж от ${formatPercent(instalmentTerms.share.min)}, остальное равными частями ${INSTALMENT_WORDS.often} на счёт эскроу, последний платёж не позднее чем ${INSTALMENT_WORDS.before} до передачи квартиры, без процентов и комиссий. Просрочка ведёт к неустойке по договору. Число квартир ограничено, предложение не является публичной офертой. Оценивайте свои финансовые возможности и риски. Актуально на ${formatDate(INSTALMENT_DATE, 'short')}.`;
