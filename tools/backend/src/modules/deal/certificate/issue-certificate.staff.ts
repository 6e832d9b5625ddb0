import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { formatDate } from '@m30/ui-kit/format';
import { normalisePhone } from '@m30/ui-kit/mask';
import { refuse } from '../../../kernel/method/refuse.ts';
import { certificates } from './certificates.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import {
  choiceField,
  dayField,
  lineField,
  textField,
  wholeField,
} from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';

/** Gives a buyer a certificate of a discount or a gift. */
export const issueCertificateAction = defineStaffAction({
  name: 'certificate.issue',
  right: 'services.manage',
  summary: 'Выдаёт покупателю сертификат на\u00a0скидку или подарок',
  shows: 'сертификат с\u00a0условиями и\u00a0сроком в\u00a0кабинете; уведомление о\u00a0нём',
  input: v.strictObject({
    phone: lineField('Телефон покупателя', 30),
    kind: choiceField('Вид', { discount: 'Скидка', gift: 'Подарок' }),
    title: lineField('Название', 120),
    amount: wholeField('Сумма, ₽', { min: 1, max: 10_000_000 }),
    conditions: textField('Условия', 1000),
    until: dayField('Действует до'),
  }),
  async run(services, { phone, kind, title, amount, conditions, until }) {
    const known = normalisePhone(phone);
    const guid = randomUUID();
    const number = `С-${randomInt(100_000, 1_000_000)}`;
    await services.db.transaction(async (tx) => {
      const [user] = known
        ? await tx
            .select()
            .from(users)
            .where(and(eq(users.phone, known), eq(users.phoneConfirmed, true)))
        : [];
      if (!user) throw refuse(404, 'Покупателя с\u00a0таким телефоном нет');
      await tx.insert(certificates).values({
        ...{ guid, number, userId: user.id, kind, title, conditions },
        amount: amount * 100,
        issuedAt: services.clock(),
        expiresOn: until,
      });
      await notify(tx, services, {
        ...{ userId: user.id, kind: 'promo' },
        key: `certificate:${guid}`,
        title: `Вам выдан сертификат ${number}`,
        text: `${title}, действует до\u00a0${formatDate(until)}`,
        href: '/lk/certificates',
      });
    });
    void services.outbox.flush();
    return { message: `Выдан сертификат ${number}`, number };
  },
});
