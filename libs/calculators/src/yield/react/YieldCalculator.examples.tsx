import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { YieldCalculator, type YieldCalculatorProps } from './YieldCalculator.tsx';

const meta: ExamplesMeta<YieldCalculatorProps> = {
  title: 'Калькуляторы/YieldCalculator',
  component: YieldCalculator,
  args: {
    start: { price: 2_400_000_000, rent: 20_000_000, expenses: 2_000_000, vacancy: 8 },
    follow: false,
    disclaimer:
      'Ставка — ориентир по району, не обещание дохода. Налоги зависят от вашего режима. Не является индивидуальной инвестиционной рекомендацией.',
  },
};
export default meta;

export const Plain: Example<YieldCalculatorProps> = {};

export const Full: Example<YieldCalculatorProps> = {
  args: {
    query: 'rent=250000&vacancy=0',
    actions: <Button {...leadTrigger('callRequest')}>Обсудить аренду</Button>,
  },
};

/** The costs eat the rent. */
export const Loss: Example<YieldCalculatorProps> = {
  args: { query: 'rent=10000&expenses=50000' },
};
