import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { InstalmentCalculator, type InstalmentCalculatorProps } from './InstalmentCalculator.tsx';

const meta: ExamplesMeta<InstalmentCalculatorProps> = {
  title: 'Калькуляторы/InstalmentCalculator',
  component: InstalmentCalculator,
  args: {
    terms: { share: { min: 30, max: 90 }, months: { min: 3, max: 24 }, every: 3 },
    start: { price: 2_000_000_000, share: 30, months: 12 },
    follow: false,
    disclaimer:
      'Рассрочка от застройщика: первый платёж от 30 %, без процентов, последний платёж до передачи квартиры. Не является публичной офертой. Оценивайте свои финансовые возможности и риски. Актуально на 20.11.2026.',
  },
};
export default meta;

export const Plain: Example<InstalmentCalculatorProps> = {};

export const Full: Example<InstalmentCalculatorProps> = {
  args: {
    query: 'price=17777777&first=37&months=24',
    actions: <Button {...leadTrigger('callRequest')}>Составить график</Button>,
  },
};

/** A payment every month. */
export const Monthly: Example<InstalmentCalculatorProps> = {
  args: { terms: { share: { min: 30, max: 90 }, months: { min: 1, max: 24 }, every: 1 } },
};
