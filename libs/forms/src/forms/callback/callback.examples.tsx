import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { FormLook } from '../../react/form-shell/FormShell.tsx';
import { FormsProvider } from '../../react/FormsProvider.tsx';
import { createFakeForms, type FakeForms } from '../../testing/fake-forms.ts';
import { CallbackForm, CallbackModal } from './CallbackForm.tsx';

export default { title: 'Формы/Заказать звонок', component: CallbackForm };

const answering = (forms: FakeForms, look: FormLook = {}) => ({
  args: look,
  render: (args: FormLook) => (
    <FormsProvider forms={forms}>
      <CallbackForm {...args} />
    </FormsProvider>
  ),
});

export const Plain = answering(createFakeForms());
export const Inline = answering(createFakeForms(), { variant: 'inline' });
export const ServerRefuses = answering(createFakeForms(['refusal']));
export const WrongPhone = answering(createFakeForms(['wrong-phone']));
export const NoNetworkThenSuccess = answering(createFakeForms(['no-network', 'success']));
export const Slow = answering(createFakeForms(['slow']));
export const ExplicitConsent = answering(createFakeForms(['success'], 'explicit'));
export const InWindow = {
  args: {},
  render: () => (
    <FormsProvider forms={createFakeForms()}>
      <Opener />
    </FormsProvider>
  ),
};

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Заказать звонок
      </Button>
      <CallbackModal open={open} onClose={() => setOpen(false)} />
    </>
  );
}
