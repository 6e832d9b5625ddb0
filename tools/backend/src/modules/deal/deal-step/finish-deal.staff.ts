import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { formatMoney } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, lineField } from '../../../kernel/staff/fields.ts';
import { contractStatuses } from '../contract-register/contract-status.table.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';

/** The bank has given the money of a deal to the company: from escrow after the permit, by the letter of credit after the registration. */
export const releaseMoney = defineStaffAction({
  name: 'money.release',
  right: 'orders.move',
  summary: 'Отмечает, что банк раскрыл счёт эскроу или аккредитив и перечислил деньги компании',
  shows: 'в\u00a0истории заказа сумму, которую банк перечислил; уведомление о\u00a0ней',
  input: v.strictObject({ order: guidField('Заказ') }),
  async run(services, { order }) {
    await services.db.transaction(async (tx) => {
      const { contract, price: amount } = await lockOrder(tx, order);
      const type = contract === 'sale' ? 'letter.released' : 'escrow.released';
      const { applied } = await applyEvent(tx, services, {
        ...{ order, actor: 'bank', type, data: { amount } },
        key: 'money.released',
      });
      if (!applied) throw refuse(409, 'Деньги уже перечислены');
    });
    void services.outbox.flush();
    return { message: 'Расчёты отмечены, можно передавать квартиру' };
  },
});

/** The flat is the buyer's in the register; of a ДДУ that is its end. */
export const registerOwnership = defineStaffAction({
  name: 'ownership.register',
  right: 'orders.move',
  summary: 'Отмечает, что право собственности покупателя по\u00a0ДДУ зарегистрировано',
  shows:
    '«Право собственности зарегистрировано» с\u00a0номером записи, сделка исполнена; уведомление об\u00a0этом',
  input: v.strictObject({
    order: guidField('Заказ'),
    record: lineField('Номер записи в\u00a0реестре', 100),
  }),
  async run(services, { order, record }) {
    await services.db.transaction(async (tx) => {
      const { applied } = await applyEvent(tx, services, {
        ...{ order, actor: 'company', type: 'ownership.registered', data: { record } },
        key: 'ownership.registered',
      });
      if (!applied) throw refuse(409, 'Право уже зарегистрировано');
    });
    void services.outbox.flush();
    return { message: 'Право отмечено зарегистрированным, сделка исполнена' };
  },
});

/** A signed contract is over before its money is the company's: the bank has given back what came, the lots are free again. */
export const terminateContract = defineStaffAction({
  name: 'contract.terminate',
  right: 'orders.move',
  summary:
    'Отмечает, что подписанный договор прекращён и\u00a0банк вернул покупателю всё, что пришло на\u00a0эскроу или аккредитив',
  shows:
    '«Договор прекращён» с\u00a0основанием и\u00a0суммой, которую вернул банк; уведомление об\u00a0этом',
  input: v.strictObject({
    order: guidField('Заказ'),
    reason: lineField('Основание, его увидит покупатель', 300),
  }),
  async run(services, { order, reason }) {
    const returned = await services.db.transaction(async (tx) => {
      await lockOrder(tx, order);
      const { funded } = fold(await readEvents(tx, order));
      const { applied } = await applyEvent(tx, services, {
        ...{ order, actor: 'company', type: 'contract.terminated', reason },
        ...{ data: { returned: funded }, key: 'contract.terminated' },
      });
      if (!applied) throw refuse(409, 'Договор уже прекращён');
      await tx
        .update(contractStatuses)
        .set({ stage: 'terminated', note: reason })
        .where(eq(contractStatuses.orderGuid, order));
      return funded;
    });
    void services.outbox.flush();
    services.tellPartners(services);
    return { message: `Договор прекращён, покупателю вернули ${formatMoney(returned)}` };
  },
});
