import { defineForm } from '../core/define-form.ts';

/** The form of the smart-call popup (specification, §4, §5). */
export const callTouchForm = defineForm({
  name: 'smartCall',
  method: 'SmartCall.CallTouch',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  words: { title: 'Перезвоним вам', submitLabel: 'Жду звонка' },
  payload: ({ name, phone }, { path }) => ({ name, phone, url: path }),
});
