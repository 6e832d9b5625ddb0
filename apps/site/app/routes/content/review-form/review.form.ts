import { defineForm } from '@m30/forms';

/** A review for the staff to read; the server checks it. */
export const reviewForm = defineForm({
  name: 'review',
  method: 'Form.SendReview',
  goal: 'form_sent',
  defaults: { name: '', phone: '', object: '', purchase: '', rating: '', message: '', photo: '' },
  words: { title: 'Оставить отзыв', submitLabel: 'Отправить отзыв' },
  payload: (values, { path }) => ({ ...values, url: path }),
});
