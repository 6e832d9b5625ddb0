import { createFakeForms } from '../../testing/fake-forms.ts';
import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { CallbackForm, CallbackModal } from './CallbackForm.tsx';

export default { title: 'Формы/Заказать звонок', component: CallbackForm };

export const Plain = formExample(CallbackForm);
export const Inline = formExample(CallbackForm, { variant: 'inline' });
export const KnownVisitor = formExample(CallbackForm, {
  person: { name: 'Анна', phone: '+79213041762' },
});
export const ServerRefuses = formExample(CallbackForm, {}, createFakeForms(['refusal']));
export const WrongPhone = formExample(CallbackForm, {}, createFakeForms(['wrong-phone']));
export const NoNetworkThenSuccess = formExample(
  CallbackForm,
  {},
  createFakeForms(['no-network', 'success']),
);
export const Slow = formExample(CallbackForm, {}, createFakeForms(['slow']));
export const ExplicitConsent = formExample(
  CallbackForm,
  {},
  createFakeForms(['success'], 'explicit'),
);
export const InWindow = windowExample(CallbackModal);
