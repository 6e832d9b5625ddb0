import { defineForm } from '../../core/define-form.ts';

/** The plain request for a call: nothing is checked in the page (specification, §5). */
export const callbackForm = defineForm({
  name: 'callRequest',
  method: 'Form.CallRequest',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  payload: ({ name, phone }, { path }) => ({ name, phone, url: path }),
});
