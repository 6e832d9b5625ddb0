import {
  instalmentAfter,
  instalmentFormulaAfter,
  instalmentTermsFor,
  OWN_INSTALMENT,
} from '@m30/calculators/instalment/core';
import { lentFormula, money, type FormulaRow } from '@m30/calculators/money';
import { planFormula, planOf } from '@m30/calculators/mortgage/core';
import type { Order } from '../order.ts';
import type { Programme } from './choice.ts';

type Paid = Pick<Order, 'price' | 'payment' | 'lots'> & {
  apartment: Pick<Order['apartment'], 'handover'>;
};

/**
 * How the price of an order and what is paid of it come about, by the chosen way to pay.
 * @param today ISO date in Moscow
 */
export const paymentFormula = (
  order: Paid,
  programmes: readonly Programme[],
  today: string,
): FormulaRow[] => [...priceFormula(order), ...wayFormula(order, programmes, today)];

function priceFormula({ price, lots }: Paid): FormulaRow[] {
  const prices = lots.map((lot) => money(lot.price));
  return prices.length > 1 ? [['Цена', `${prices.join(' + ')} = ${money(price)}`]] : [];
}

function wayFormula(
  { price, payment, apartment }: Paid,
  programmes: readonly Programme[],
  today: string,
): FormulaRow[] {
  switch (payment?.kind) {
    case 'mortgage': {
      const { programme: id, down_payment: down, months } = payment.terms;
      const programme = programmes.find((one) => one.id === id);
      if (!programme) return lentFormula('Кредит', price, down);
      const variant = { price, down, capital: 0, years: months / 12, programme: id };
      return planFormula(planOf({ ...variant, kind: 'annuity' }, programme), 'annuity');
    }
    case 'instalment': {
      const { down_payment: down, months } = payment.terms;
      const { every } = instalmentTermsFor(apartment.handover, today) ?? OWN_INSTALMENT;
      const { rows } = instalmentAfter(down, { price, months }, every);
      return instalmentFormulaAfter(
        price,
        rows.map(({ amount }) => amount),
      );
    }
    case 'capital':
      return lentFormula('Останется оплатить', price, payment.terms.amount);
    default:
      return [];
  }
}
