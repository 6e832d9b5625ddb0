import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { deductionFormula } from '../deduction/index.ts';
import { loanFormula, loanTerms } from '../money/index.ts';
import { DELAY_LAW, EXAMPLE_KEY_RATE, penaltyFormula } from '../penalty/index.ts';
import { HowCounted, type HowCountedProps } from './HowCounted.tsx';

const PRICE = 1_208_400_000;

const meta: ExamplesMeta<HowCountedProps> = {
  title: 'Калькуляторы/HowCounted',
  component: HowCounted,
  args: {
    rows: loanFormula(
      PRICE,
      loanTerms(PRICE, { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 }),
    ),
  },
};
export default meta;

export const Payment: Example<HowCountedProps> = {};

export const Contract: Example<HowCountedProps> = {
  args: {
    rows: [
      penaltyFormula('Неустойка', {
        sum: PRICE,
        rate: EXAMPLE_KEY_RATE,
        part: DELAY_LAW.handover.value,
        days: 12,
      }),
      deductionFormula('Налоговый вычет', PRICE, 'purchase'),
    ],
  },
};
