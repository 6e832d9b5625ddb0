import { eq } from 'drizzle-orm';
import { chooseBank } from '@m30/api';
import { downPaymentFor } from '@m30/calculators/money';
import { formatMoney, moscowDay } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { whyNotFamily } from '../mortgage/family-right.ts';
import { isAtOperator } from '../signing/choose-text.ts';
import { changeOrder } from '../order-details/change-order.ts';
import { findBanks, type AskedBank } from '../order-details/find-banks.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import { orders } from '../order/orders.table.ts';

/** Chooses among the banks that lend: what the contract and its payments say of the loan is this bank's from now on. */
export const chooseBankHandler = implement(chooseBank, (input, call) => {
  const { guid, offer, first } = input;
  let chosen: AskedBank | undefined;
  let own: number | null = null;
  return changeOrder(call, {
    method: chooseBank,
    input,
    async event({ price, payment }, tx) {
      if (await isAtOperator(tx, guid)) {
        throw refuse(
          409,
          'Подпись договора уже начата. Откажитесь от\u00a0неё на\u00a0странице оператора, затем выберите банк',
        );
      }
      chosen = (await findBanks(tx, guid)).find(({ answer }) => answer.guid === offer);
      if (!chosen) throw refuse(404, 'Такого решения банка нет');
      if (chosen.programme.families) {
        const terms = payment?.kind === 'mortgage' ? payment.terms : {};
        const { clock, catalogue } = call.services;
        const { offers } = catalogue.snapshot;
        const why = whyNotFamily(terms, { today: moscowDay(clock()), offers });
        if (why !== null) throw refuse(409, why);
      }
      own = first ?? fold(await readEvents(tx, guid)).own;
      // How much the bank lends is what it has answered, not what its programme allows.
      const least = downPaymentFor(price, { ...chosen.programme, maxLoan: price });
      checkFirst({ price, own, least, limit: chosen.answer.sum });
      return {
        type: 'mortgage.chosen',
        data: { offer, bank: chosen.bank.name, ...(own !== null && { own }) },
      };
    },
    async write(tx, { payment }) {
      if (payment?.kind !== 'mortgage' || !chosen) return;
      const { answer, programme } = chosen;
      const terms = {
        ...payment.terms,
        programme: programme.id,
        down_payment: own ?? payment.terms.down_payment,
        months: answer.months ?? payment.terms.months,
      };
      await tx
        .update(orders)
        .set({ payment: { ...payment, terms } })
        .where(eq(orders.guid, guid));
    },
  });
});

interface FirstPayment {
  price: number;
  own: number | null;
  /** The programme's. */
  least: number;
  /** `null` where the bank has not approved. */
  limit: number | null;
}

/** @throws Refused 409 for a limit that own money does not make up to the price, 422 for less own money than the programme asks for, or more than the price */
function checkFirst({ price, own, least, limit }: FirstPayment): void {
  if (own === null || limit === null) return;
  const wrong = (message: string) => refuse(422, message, [{ path: 'first', message }]);
  if (own < least) {
    throw wrong(`Первый взнос\u00a0— не\u00a0меньше ${formatMoney(least)}`);
  }
  if (own > price) throw wrong('Первый взнос больше цены');
  if (price - own > limit) {
    throw refuse(
      409,
      `Банк даёт до\u00a0${formatMoney(limit)}, а\u00a0нужно ${formatMoney(price - own)}. Увеличьте первый взнос до\u00a0${formatMoney(price - limit)} или выберите другой банк`,
    );
  }
}
