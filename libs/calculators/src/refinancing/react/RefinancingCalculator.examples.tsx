import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import {
  RefinancingCalculator,
  type RefinancingCalculatorProps,
} from './RefinancingCalculator.tsx';

const meta: ExamplesMeta<RefinancingCalculatorProps> = {
  title: 'Калькуляторы/RefinancingCalculator',
  component: RefinancingCalculator,
  args: {
    data: {
      sum: 640_000_000,
      rate: 17.5,
      rateNew: 6,
      period: { current: 264, min: 12, max: 360 },
      maxLoan: 1_200_000_000,
    },
    follow: false,
    disclaimer:
      'Семейная ипотека: 6 % годовых, кредит до 12 млн ₽. ПСК 6,0–6,7 %. Расчёт аннуитетный, без страховки и оценки. Оценивайте свои финансовые возможности и риски. Актуально на 20.11.2026.',
  },
};
export default meta;

export const Plain: Example<RefinancingCalculatorProps> = {};

export const Full: Example<RefinancingCalculatorProps> = {
  args: {
    year: 2026,
    actions: <Button {...leadTrigger('callSpecialist')}>Обсудить со&nbsp;специалистом</Button>,
  },
};

/** Nothing to calculate with. */
export const NoBalance: Example<RefinancingCalculatorProps> = { args: { query: 'sum=0' } };

/** The current mortgage is the cheaper one. */
export const NothingSaved: Example<RefinancingCalculatorProps> = {
  args: { query: 'rate=5&period=100' },
};
