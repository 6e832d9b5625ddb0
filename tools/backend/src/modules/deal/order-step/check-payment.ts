import type { ChosenPayment } from '@m30/api';
import { downPaymentFor, percentOf } from '@m30/calculators/money';
import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { PAYMENT_KINDS } from '../../estate/payment-kind.ts';

/** First payment of an instalment, per cent of the price, and its longest term in months. */
const INSTALMENT = { share: { min: 30, max: 90 }, months: 24 };

/** A lot that an order is about. */
interface Bought {
  lotGuid: string;
  /** Kopecks. */
  price: number;
}

/**
 * Refuses terms that nobody would sell the lot on.
 * @throws Refused 422 with the field in `issues`
 */
export function checkPayment(services: Services, order: Bought, choice: ChosenPayment): void {
  const { snapshot } = services.catalogue;
  const kinds = snapshot.placed.get(order.lotGuid)?.building.payments ?? [];
  if (choice.kind !== 'full' && !kinds.includes(choice.kind)) {
    throw wrong('kind', `Этот лот нельзя купить так: ${PAYMENT_KINDS[choice.kind]}`);
  }
  const refusal = check(services, order.price, choice);
  if (refusal) throw refusal;
}

function check(services: Services, price: number, choice: ChosenPayment): Refused | null {
  switch (choice.kind) {
    case 'mortgage':
      return checkLoan(services, price, choice.terms);
    case 'instalment': {
      const { down_payment, months } = choice.terms;
      const least = percentOf(price, INSTALMENT.share.min);
      if (months > INSTALMENT.months) {
        return wrong('terms.months', `Рассрочка — не дольше ${INSTALMENT.months} месяцев`);
      }
      const most = percentOf(price, INSTALMENT.share.max);
      return down_payment > most
        ? wrong('terms.down_payment', `Первый платёж — не больше ${INSTALMENT.share.max} % цены`)
        : checkDown(down_payment, least, price);
    }
    case 'capital':
      return checkCapital(choice.terms.amount, price);
    default:
      return null;
  }
}

function checkLoan(
  { catalogue }: Services,
  price: number,
  { programme: id, down_payment, months }: Extract<ChosenPayment, { kind: 'mortgage' }>['terms'],
): Refused | null {
  const { programme, offers } = catalogue.snapshot;
  const chosen = [programme, ...offers].find((one) => one?.id === id);
  if (!chosen) return wrong('terms.programme', 'Такой программы нет');
  if (months > chosen.term) {
    return wrong('terms.months', `Срок по этой программе — не больше ${chosen.term / 12} лет`);
  }
  return checkDown(down_payment, downPaymentFor(price, chosen), price);
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
