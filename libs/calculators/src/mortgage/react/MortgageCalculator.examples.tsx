import { Button } from '@m30/ui-kit/button';
import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { MortgageCalculator, type MortgageCalculatorProps } from './MortgageCalculator.tsx';

const meta: ExamplesMeta<MortgageCalculatorProps> = {
  title: 'Калькуляторы/MortgageCalculator',
  component: MortgageCalculator,
  args: {
    programme: {
      name: 'Семейная ипотека',
      rate: 6,
      cost: { from: 6, to: 6.7 },
      lenders: ['Балтика Банк', 'Невский кредит', 'Банк «Гавань»'],
      actualAt: '2026-11-20',
      downPayment: 20.1,
      term: 360,
      maxLoan: 1_200_000_000,
      disclaimer:
        'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет, сумма до 12 млн ₽. ПСК 6,0–6,7 %. Кредит предоставляют банки-партнёры, решение принимает банк. Оценивайте свои финансовые возможности и риски.',
    },
    price: { value: 1_064_800_000, min: 630_000_000, max: 2_500_000_000 },
  },
};
export default meta;

export const Plain: Example<MortgageCalculatorProps> = {};

export const Full: Example<MortgageCalculatorProps> = {
  args: {
    lead: 'Евродвухкомнатная квартира 48,4 м² в «Северном свете» за 10 648 000 ₽.',
    actions: (
      <>
        <Button href="/kak-kupit/ipoteki">Сравнить банки</Button>
        <Button variant="ghost" data-modal-trigger="callSpecialist">
          Спросить специалиста
        </Button>
      </>
    ),
  },
};

/** The largest loan decides: the down payment cannot be less than half. */
export const Dear: Example<MortgageCalculatorProps> = {
  args: { price: { value: 2_500_000_000, min: 630_000_000, max: 9_000_000_000 } },
};
