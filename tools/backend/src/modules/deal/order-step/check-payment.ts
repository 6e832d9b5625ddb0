import type { ChosenPayment } from '@m30/api';
import {
  INSTALMENT_WORDS,
  OWN_INSTALMENT,
  type InstalmentTerms,
} from '@m30/calculators/instalment/core';
import { downPaymentFor, percentOf } from '@m30/calculators/money';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { PAYMENT_KINDS } from '../../estate/payment-kind.ts';
import { whyNotFamily } from '../mortgage/family-right.ts';
import { lotsOf, type Bought } from '../order/order-lots.ts';
import { instalmentOf, paymentKindsOf } from '../order/payment-kinds-of.ts';

/**
 * Refuses terms that nobody would sell the lot on. What is bought with a flat is paid from own money: a programme lends for the flat, and
 * maternity capital is for housing alone.
 * @throws Refused 422 with the field in `issues`
 */
export function checkPayment(services: Services, order: Bought, choice: ChosenPayment): void {
  const kinds = paymentKindsOf(services, order);
  if (choice.kind !== 'full' && !kinds.includes(choice.kind)) {
    throw wrong('kind', `Этот лот нельзя купить так: ${PAYMENT_KINDS[choice.kind]}`);
  }
  const instalment = instalmentOf(services, order);
  const refusal =
    choice.kind === 'instalment'
      ? checkInstalment(instalment ?? OWN_INSTALMENT, order.price, choice.terms)
      : check(services, order, choice);
  if (refusal) throw refusal;
}

type Terms<Kind extends ChosenPayment['kind']> = Extract<ChosenPayment, { kind: Kind }>['terms'];

function checkInstalment(
  { share, months: limits, every }: InstalmentTerms,
  price: number,
  { down_payment: down, months }: Terms<'instalment'>,
): Refused | null {
  if (months > limits.max) {
    return wrong(
      'terms.months',
      `Рассрочка — не дольше ${limits.max} месяцев: последний платёж — ${INSTALMENT_WORDS.before} до ключей`,
    );
  }
  if (months < limits.min || months % every !== 0) {
    return wrong(
      'terms.months',
      `Рассрочка — от ${limits.min} месяцев, платежи ${INSTALMENT_WORDS.often}`,
    );
  }
  const most = percentOf(price, share.max);
  return down > most
    ? wrong('terms.down_payment', `Первый платёж — не больше ${share.max} % цены`)
    : checkDown(down, percentOf(price, share.min), price);
}

function check(
  services: Services,
  order: Bought,
  choice: Exclude<ChosenPayment, { kind: 'instalment' }>,
): Refused | null {
  switch (choice.kind) {
    case 'mortgage':
      return checkLoan(services, order, choice.terms);
    case 'capital':
      return checkCapital(choice.terms.amount, lotsOf(order)[0]?.price ?? order.price);
    default:
      return null;
  }
}

function checkLoan(
  { catalogue, clock }: Services,
  order: Bought,
  terms: Terms<'mortgage'>,
): Refused | null {
  const { programme: id, down_payment, months } = terms;
  const { programme, offers } = catalogue.snapshot;
  const chosen = [programme, ...offers].find((one) => one?.id === id);
  if (!chosen) return wrong('terms.programme', 'Такой программы нет');
  if (months > chosen.term) {
    return wrong('terms.months', `Срок по этой программе — не больше ${chosen.term / 12} лет`);
  }
  if (chosen.families) {
    const why = whyNotFamily(terms, { today: moscowDay(clock()), offers });
    if (why !== null) return wrong('terms.children.0.birth_date', why);
  }
  return checkDown(down_payment, leastDown(order, chosen), order.price);
}

/** The least first payment of a loan: the programme's for the flat, and all that is bought with it; kopecks. */
function leastDown(order: Bought, programme: Parameters<typeof downPaymentFor>[1]): number {
  const flat = lotsOf(order)[0]?.price ?? order.price;
  return order.price - flat + downPaymentFor(flat, programme);
}

function checkDown(down: number, least: number, price: number): Refused | null {
  if (down < least) {
    const roubles = Math.ceil(least / 100).toLocaleString('ru-RU');
    return wrong('terms.down_payment', `Первый взнос — не меньше ${roubles}\u00a0₽`);
  }
  return down > price ? wrong('terms.down_payment', 'Первый взнос больше цены') : null;
}

function checkCapital(amount: number, price: number): Refused | null {
  if (amount === 0) return wrong('terms.amount', 'Укажите остаток капитала по справке');
  return amount > price
    ? wrong('terms.amount', 'Капитал больше цены квартиры: проверьте сумму')
    : null;
}

const wrong = (path: string, message: string): Refused => refuse(422, message, [{ path, message }]);
