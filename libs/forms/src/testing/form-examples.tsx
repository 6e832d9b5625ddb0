import { useState, type ComponentType } from 'react';
import { Button } from '@m30/ui-kit/button';
import type { LeadData } from '../core/define-form.ts';
import type { FormLook } from '../react/form-shell/FormShell.tsx';
import { FormsProvider } from '../react/provider/FormsProvider.tsx';
import type { LeadModalOwnProps } from '../react/LeadModal.tsx';
import { createFakeForms, type FakeForms } from './fake-forms.ts';

/** An example of a form whose host answers as configured. */
export const formExample = (
  Form: ComponentType<FormLook>,
  look: FormLook = {},
  forms: FakeForms = createFakeForms(),
) => ({
  args: look,
  render: (args: FormLook) => (
    <FormsProvider forms={forms}>
      <Form {...args} />
    </FormsProvider>
  ),
});

/** An example of a form's window behind a button. */
export const windowExample = (FormModal: ComponentType<LeadModalOwnProps>, data?: LeadData) => ({
  args: {},
  render: () => (
    <FormsProvider forms={createFakeForms()}>
      <Opener FormModal={FormModal} data={data} />
    </FormsProvider>
  ),
});

function Opener({
  FormModal,
  data,
}: {
  FormModal: ComponentType<LeadModalOwnProps>;
  data: LeadData | undefined;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Открыть окно
      </Button>
      <FormModal open={open} onClose={() => setOpen(false)} data={data} />
    </>
  );
}
