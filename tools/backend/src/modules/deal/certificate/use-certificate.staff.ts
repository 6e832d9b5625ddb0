import { and, eq, gte, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import { certificates } from './certificates.table.ts';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { lineField } from '../../../kernel/staff/fields.ts';
import { notify } from '../../people/notice/notify.ts';

/** Spends a certificate, once. */
export const useCertificateAction = defineStaffAction({
  name: 'certificate.use',
  right: 'services.manage',
  summary: 'Гасит сертификат',
  shows: 'сертификат использован: на\u00a0что, стоит рядом; уведомление об\u00a0этом',
  input: v.strictObject({
    number: lineField('Номер сертификата', 30),
    on: lineField('На что потрачен', 120),
  }),
  async run(services, { number, on }) {
    const now = services.clock();
    await services.db.transaction(async (tx) => {
      const good = and(
        eq(certificates.number, number),
        isNull(certificates.usedAt),
        gte(certificates.expiresOn, moscowDay(now)),
      );
      const [row] = await tx
        .update(certificates)
        .set({ usedAt: now, usedFor: on })
        .where(good)
        .returning();
      if (!row) throw refuse(404, 'Действующего сертификата с\u00a0таким номером нет');
      await notify(tx, services, {
        ...{ userId: row.userId, kind: 'promo' },
        key: `certificate:${row.guid}:used`,
        title: `Сертификат ${number} использован`,
        text: on,
        href: '/lk/certificates',
      });
    });
    void services.outbox.flush();
    return { message: `Сертификат ${number} погашен` };
  },
});
