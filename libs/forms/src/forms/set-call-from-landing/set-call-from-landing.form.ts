import { defineForm } from '../../core/define-form.ts';

/** The plain request for a call from a landing page (specification, §5). */
export const setCallFromLandingForm = defineForm({
  name: 'setCallFromLanding',
  method: 'Form.SetCallFromLanding',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  words: {
    title: 'Узнать условия',
    lead: 'Оставьте имя и\u00a0телефон. Перезвоним в\u00a0рабочее время и\u00a0расскажем подробности.',
    submitLabel: 'Жду звонка',
  },
  payload: ({ name, phone }, { path }) => ({ name, phone, url: path }),
});
