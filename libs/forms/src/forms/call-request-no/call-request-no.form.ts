import { defineForm } from '../../core/define-form.ts';

/** The plain request for a notice when sales of a phase start; the trigger's `element` says which. */
export const callRequestNoForm = defineForm({
  name: 'callRequestNO',
  method: 'Form.CallRequestNewObject',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  words: {
    title: 'Уведомить о\u00a0старте продаж',
    lead: 'Позвоним, когда начнутся продажи.',
    submitLabel: 'Уведомить меня',
  },
  payload: ({ name, phone }, { path, data }) => ({ name, phone, element: data.element || path }),
});
