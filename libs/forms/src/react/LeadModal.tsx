import { useEffect, useState, type ComponentType } from 'react';
import { Modal, type ModalProps } from '@m30/ui-kit/modal';
import type { LeadData, LeadForm } from '../core/define-form.ts';
import { useForms } from './provider/FormsProvider.tsx';
import type { FormLook } from './form-shell/FormShell.tsx';
import { useTexts, useWords } from './provider/useTexts.ts';

/** What the owner of a form's window says. */
export interface LeadModalOwnProps {
  open: boolean;
  onClose: () => void;
  /** What the trigger says: title, lead, element, objectId, apartmentGuid, url, … */
  data?: LeadData | undefined;
}

export interface LeadModalProps extends LeadModalOwnProps {
  form: Pick<LeadForm, 'name' | 'words'>;
  /** The fields with their shell. */
  Form: ComponentType<FormLook>;
  /** @default 'small' */
  size?: ModalProps['size'];
}

/** The window of a lead form; its heading follows the form to the confirmation. */
export function LeadModal({
  form,
  Form,
  size = 'small',
  data = {},
  open,
  onClose,
}: LeadModalProps) {
  const words = useWords(form);
  const { sentTitle } = useTexts();
  const { person } = useForms();
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!open) setSent(false);
  }, [open]);
  return (
    <Modal
      name={form.name}
      size={size}
      title={sent ? sentTitle : (data.title ?? words.title)}
      lead={sent ? undefined : (data.lead ?? words.lead)}
      open={open}
      onClose={onClose}
    >
      <Form inWindow data={data} person={person?.() ?? undefined} onSent={() => setSent(true)} />
    </Modal>
  );
}
