import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { formatMoney, moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import { contracts } from './contracts.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { dayField, lineField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';

/** Writes down that the next part of a contract's price has come; the bank tells of an order's money itself. */
export const payContractAction = defineStaffAction({
  name: 'contract.pay',
  right: 'orders.move',
  summary: 'Отмечает, что пришёл следующий взнос по\u00a0договору',
  shows: 'платёж отмечен полученным в\u00a0графике договора; уведомление с\u00a0суммой',
  input: v.strictObject({
    contract: lineField('Номер договора', 60),
    on: v.optional(dayField('День поступления')),
  }),
  async run(services, { contract: number, on = moscowDay(services.clock()) }) {
    const paid = await services.db.transaction(async (tx) => {
      // The row is locked: two who write one payment down do not write two.
      const [row] = await tx
        .select()
        .from(contracts)
        .where(eq(contracts.number, number))
        .for('update');
      if (!row) throw refuse(404, 'Договора с\u00a0таким номером нет');
      if (!row.terms) throw refuse(409, 'Деньги по\u00a0этому договору отмечает банк');
      const { parts } = row.terms;
      const at = parts.findIndex(({ paidOn }) => paidOn === null);
      const part = parts[at];
      if (!part) throw refuse(409, 'По\u00a0договору всё оплачено');
      const told = parts.with(at, { ...part, paidOn: on });
      await tx
        .update(contracts)
        .set({ terms: { ...row.terms, parts: told } })
        .where(eq(contracts.guid, row.guid));
      await notify(tx, services, {
        ...{ userId: row.userId, kind: 'payment' },
        key: `contract:${row.guid}:part:${at}`,
        title: `Получен платёж ${formatMoney(part.amount)}`,
        text: `${part.title} по\u00a0договору ${number}`,
        href: `/lk/contracts/${row.guid}`,
      });
      return part;
    });
    void services.outbox.flush();
    return { message: `Отмечено: ${paid.title}, ${formatMoney(paid.amount)}` };
  },
});
