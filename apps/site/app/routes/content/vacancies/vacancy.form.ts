import { defineForm } from '@m30/forms';

/** An answer to an open place of work; the server checks it. */
export const vacancyForm = defineForm({
  name: 'vacancy',
  method: 'Form.RespondToVacancy',
  goal: 'form_sent',
  defaults: { name: '', phone: '', email: '', message: '', cv: '', vacancy: '' },
  words: { title: 'Откликнуться', submitLabel: 'Отправить отклик' },
  payload: (values, { path }) => ({ ...values, url: path }),
});
