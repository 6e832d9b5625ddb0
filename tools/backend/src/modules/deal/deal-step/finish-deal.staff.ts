import * as v from 'valibot';
import { refuse } from '../../../kernel/method/refuse.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, lineField } from '../../../kernel/staff/fields.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';

/** The bank has given the money of a deal to the company: from escrow after the permit, by the letter of credit after the registration. */
export const releaseMoney = defineStaffAction({
  name: 'money.release',
  right: 'orders.move',
  summary: 'Отмечает, что банк раскрыл счёт эскроу или аккредитив и перечислил деньги компании',
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
