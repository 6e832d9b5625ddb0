import { defineForm } from '../../core/define-form.ts';
import { LotQuestionSchema } from './lot-question.schema.ts';

/** A question about the lot that the trigger's `objectId` or `apartmentGuid` names; the answer comes by letter. */
export const lotQuestionForm = defineForm({
  name: 'lotQuestion',
  method: 'Form.AskAboutLot',
  goal: 'consultation_send',
  defaults: { name: '', email: '', message: '' },
  schema: LotQuestionSchema,
  whileInvalid: 'explained',
  words: {
    title: 'Вопрос об\u00a0объекте',
    lead: 'Ответим письмом в\u00a0течение рабочего дня. Звонить не\u00a0будем.',
    submitLabel: 'Отправить вопрос',
  },
  payload: ({ name, email, message }, { data }) => ({
    ...{ name, email, message },
    lot: data.objectId ?? data.apartmentGuid ?? '',
  }),
});
