import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import { appointments } from '../appointment/appointments.table.ts';
import { handovers } from './handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { choiceField, guidField } from '../../../kernel/staff/fields.ts';
import { boughtName } from '../../deal/order/order-lots.ts';
import { applyEvent, lockOrder } from '../../deal/order/apply-event.ts';
import { fold } from '../../deal/order/core/fold.ts';
import { readEvents } from '../../deal/order/database-store.ts';
import { oneSidedOn } from './handover-rules.ts';
import { notifyBuyer, writeSignature } from './sign-transfer.ts';

/** Premises are ready: the buyer may book an inspection. */
export const openAcceptance = defineStaffAction({
  name: 'acceptance.open',
  right: 'handover.manage',
  summary: 'Сообщает покупателю, что квартира готова: можно записаться на осмотр',
  shows: 'уведомление «Квартира готова, запишитесь на\u00a0осмотр» и\u00a0запись в\u00a0кабинете',
  input: v.strictObject({ order: guidField('Заказ') }),
  async run(services, { order }) {
    await services.db.transaction(async (tx) => {
      const row = await lockOrder(tx, order);
      const { sideState } = row;
      if (sideState !== null) throw refuse(409, 'Заказ остановлен');
      if (!fold(await readEvents(tx, order)).released) {
        throw refuse(409, 'Квартиру передают после ввода дома и\u00a0расчётов по\u00a0договору');
      }
      const opened = { orderGuid: order, readyAt: services.clock(), transferGuid: randomUUID() };
      const made = await tx.insert(handovers).values(opened).onConflictDoNothing().returning();
      if (made.length === 0) throw refuse(409, 'Осмотр по этому заказу уже открыт');
      await notifyBuyer(tx, services, order, {
        kind: 'appointment',
        key: `handover:${order}:ready`,
        title: 'Квартира готова, запишитесь на\u00a0осмотр',
        text: `Готово к\u00a0передаче: ${boughtName(services.catalogue.snapshot, row)}`,
      });
    });
    void services.outbox.flush();
    return { message: 'Осмотр открыт, покупатель извещён' };
  },
});

const ONLY_TOGETHER =
  'По договору купли-продажи передаточный акт подписывают обе стороны, одностороннего нет';

/** The act of transfer is signed on paper, or made by the company alone. */
export const signAct = defineStaffAction({
  name: 'act.sign',
  right: 'handover.manage',
  summary: 'Отмечает передаточный акт подписанным в офисе или составленным в одностороннем порядке',
  shows: 'уведомление «Передаточный акт подписан» и\u00a0запись за\u00a0ключами',
  input: v.strictObject({
    order: guidField('Заказ'),
    way: choiceField('Как подписан', { office: 'В офисе', 'one-sided': 'Односторонний' }),
  }),
  async run(services, { order, way }) {
    await services.db.transaction(async (tx) => {
      const { contract } = await lockOrder(tx, order);
      const own = eq(handovers.orderGuid, order);
      const [handover] = await tx.select().from(handovers).where(own);
      if (!handover) throw refuse(404, 'Осмотр по этому заказу не открыт');
      if (handover.signedAt) throw refuse(409, 'Акт уже подписан');
      if (way === 'one-sided') {
        const from = oneSidedOn(contract, handover.readyAt);
        if (from === null) throw refuse(409, ONLY_TOGETHER);
        if (moscowDay(services.clock()) < from) {
          throw refuse(409, `Односторонний акт можно составить не раньше ${from}`);
        }
      }
      await writeSignature(tx, services, order, way);
    });
    void services.outbox.flush();
    return { message: 'Акт отмечен подписанным' };
  },
});

const keysWords = ({
  number,
  contract,
}: Pick<typeof orders.$inferSelect, 'number' | 'contract'>) =>
  contract === 'sale'
    ? `Заказ ${number} исполнен`
    : `Заказ ${number}: осталось зарегистрировать право собственности`;

/** The keys are given: a sale is at its end, a ДДУ still has the ownership to register. */
export const handKeys = defineStaffAction({
  name: 'keys.hand',
  right: 'handover.manage',
  summary: 'Отмечает, что ключи выданы',
  shows: 'уведомление «Ключи выданы, с\u00a0новосельем», заказ дошёл до\u00a0ключей',
  input: v.strictObject({ order: guidField('Заказ') }),
  async run(services, { order }) {
    const now = services.clock();
    await services.db.transaction(async (tx) => {
      await lockOrder(tx, order);
      const own = eq(handovers.orderGuid, order);
      const [handover] = await tx.select().from(handovers).where(own).for('update');
      if (!handover?.signedAt) throw refuse(409, 'Сначала подписывают передаточный акт');
      if (handover.keysAt) throw refuse(409, 'Ключи уже выданы');
      await applyEvent(tx, services, {
        order,
        type: 'keys.given',
        actor: 'company',
        key: 'keys.given:handover',
        data: { step: handover.transferGuid },
      });
      await tx.update(handovers).set({ keysAt: now }).where(own);
      await tx
        .update(appointments)
        .set({ state: 'done', changedAt: now })
        .where(
          and(
            eq(appointments.orderGuid, order),
            inArray(appointments.kind, ['acceptance', 'keys']),
            eq(appointments.state, 'booked'),
          ),
        );
      const [row] = await tx.select().from(orders).where(eq(orders.guid, order));
      await notifyBuyer(tx, services, order, {
        kind: 'appointment',
        key: `handover:${order}:keys`,
        title: 'Ключи выданы, с\u00a0новосельем',
        text: row ? keysWords(row) : '',
      });
    });
    void services.outbox.flush();
    return { message: 'Ключи отмечены выданными' };
  },
});
