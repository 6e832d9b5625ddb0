import { formatDate } from '@m30/ui-kit/format';
import type { OrderDetails } from '../../../store/order/order.ts';

/** What came of a visit to a partner. */
interface Arrival {
  done: boolean;
  /** Russian, a sentence. */
  text: string;
}

type Known = Pick<
  OrderDetails,
  'stage_number' | 'contract' | 'hold' | 'next_step' | 'requirements' | 'banks' | 'signers'
>;

const isDone = ({ requirements }: Known, asked: string) =>
  requirements.some(({ id, done }) => id === asked && done);

const WAIT =
  'Ответа пока нет. Когда он придёт, заказ перейдёт дальше сам, ждать на\u00a0странице не\u00a0нужно.';

/** Outcomes by partner, each by what the order says now; `null` where there is no answer yet. */
const OUTCOMES: Readonly<Record<string, (order: Known) => string | null>> = {
  acquirer: ({ hold }) =>
    hold?.kind === 'paid'
      ? `Бронь оплачена, лот за\u00a0вами до\u00a0${formatDate(hold.until, 'dateTime')}.`
      : null,
  bank: ({ banks }) => {
    const has = (asked: Known['banks'][number]['state']) =>
      banks.some(({ state }) => state === asked);
    if (has('approved')) return 'Банк одобрил кредит. Условия\u00a0— в\u00a0решениях банков ниже.';
    return has('refused') ? 'Банк отказал в\u00a0кредите.' : null;
  },
  signature: ({ stage_number: stage, signers }) => {
    if (stage > 7) return 'Договор подписан.';
    return signers[0]?.signed_at
      ? 'Ваша подпись есть. Договор ждёт подписи остальных участников.'
      : null;
  },
  escrow: ({ stage_number: stage }) =>
    stage > 8 ? 'Счёт эскроу открыт. Деньги понадобятся после регистрации договора.' : null,
  letter: ({ stage_number: stage }) =>
    stage > 8 ? 'Аккредитив открыт, деньги на\u00a0нём.' : null,
  deposit: ({ stage_number: stage }) => (stage > 9 ? 'Деньги на\u00a0счёте эскроу.' : null),
  registration: (order) => {
    if (order.stage_number > 9 || isDone(order, 'record')) {
      return order.contract === 'sale'
        ? 'Переход права зарегистрирован.'
        : 'Договор зарегистрирован.';
    }
    return order.next_step === null ? 'Документы у\u00a0регистратора.' : null;
  },
};

/**
 * What is said to a buyer who comes back from a partner's page.
 * @param back name of the partner in the address; `null` where nobody comes back
 */
export function arrivalWords(order: Known, back: string | null): Arrival | null {
  const outcome = back === null ? undefined : OUTCOMES[back];
  if (!outcome) return null;
  const text = outcome(order);
  return text === null ? { done: false, text: WAIT } : { done: true, text };
}
