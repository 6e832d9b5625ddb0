import { useEffect, useState, type ReactNode } from 'react';
import { Modal } from '@m30/ui-kit/modal';

/** What the owner of a form's window says. */
export interface LeadModalOwnProps {
  open: boolean;
  onClose: () => void;
}

/** Props of {@link LeadModal}. */
export interface LeadModalProps extends LeadModalOwnProps {
  /** Name of the form in the registry of modals. */
  name: string;
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Draws the form; `onSent` goes to its `onSent`. */
  children: (onSent: () => void) => ReactNode;
}

/** The window of a lead form; its heading follows the form to the confirmation. */
export function LeadModal({ name, title, lead, open, onClose, children }: LeadModalProps) {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!open) setSent(false);
  }, [open]);
  return (
    <Modal
      name={name}
      size="small"
      title={sent ? 'Заявка принята' : title}
      lead={sent ? undefined : lead}
      open={open}
      onClose={onClose}
    >
      {children(() => setSent(true))}
    </Modal>
  );
}
