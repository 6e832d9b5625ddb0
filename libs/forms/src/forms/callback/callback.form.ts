import { defineForm } from '../../core/define-form.ts';

/** The plain request for a call: nothing is checked in the page (specification, §5). */
export const callbackForm = defineForm({
  name: 'callRequest',
  method: 'Form.CallRequest',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  words: {
    title: 'Заказать звонок',
    lead: 'Перезвоним в\u00a0рабочее время: ежедневно с\u00a09:00 до\u00a021:00.',
    submitLabel: 'Жду звонка',
  },
  inlineWords: {
    title: 'Подберём квартиру и\u00a0посчитаем платёж',
    lead: 'Оставьте имя и\u00a0телефон. Специалист отдела продаж перезвонит в\u00a0рабочее время и\u00a0ответит на\u00a0вопросы.',
    submitLabel: 'Заказать звонок',
  },
  payload: ({ name, phone }, { path }) => ({ name, phone, url: path }),
});
