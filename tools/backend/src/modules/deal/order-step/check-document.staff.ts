import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, lineField } from '../../../kernel/staff/fields.ts';
import { applyEvent } from '../order/apply-event.ts';

const of = { order: guidField('Заказ'), file: guidField('Файл') };

/** A document is what the contract needs; with the last one the contract is drawn up. */
export const acceptDocument = defineStaffAction({
  name: 'document.accept',
  right: 'documents.check',
  summary: 'Принимает документ покупателя',
  shows:
    'документ принят; после последнего проект договора готов к\u00a0подписанию; уведомление об\u00a0этом',
  input: v.strictObject(of),
  async run(services, { order, file }) {
    const { order: after } = await services.db.transaction((tx) =>
      applyEvent(tx, services, {
        ...{ order, actor: 'company', type: 'file.accepted', data: { file } },
        key: `file.accepted:${file}`,
      }),
    );
    void services.outbox.flush();
    return {
      message: after.stage > 6 ? 'Все документы приняты, договор готов' : 'Документ принят',
    };
  },
});

/** A document has to be uploaded again; the buyer reads why. */
export const refuseDocument = defineStaffAction({
  name: 'document.refuse',
  right: 'documents.check',
  summary: 'Возвращает документ покупателю с объяснением',
  shows: 'документ нужно заменить, объяснение стоит рядом; уведомление об\u00a0этом',
  input: v.strictObject({ ...of, reason: lineField('Что исправить', 300) }),
  async run(services, { order, file, reason }) {
    await services.db.transaction((tx) =>
      applyEvent(tx, services, {
        ...{ order, actor: 'company', type: 'file.refused', data: { file }, reason },
        key: `file.refused:${file}`,
      }),
    );
    void services.outbox.flush();
    return { message: 'Документ возвращён, покупатель извещён' };
  },
});
