import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';

export interface DialogProps {
  /** Words on the button that opens it, a verb. */
  label: string;
  /** What is changed, for those who hear the button alone: «Изменить телефон». */
  spoken?: string | undefined;
  name: string;
  title: string;
  lead?: ReactNode;
  /** The form, which may be loaded when the window is opened; it closes the window when all is done. */
  children: (close: () => void) => ReactNode;
}

/** A button and the window with the form that it opens. */
export function Dialog({ label, spoken, name, title, lead, children }: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={spoken}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Modal name={name} title={title} lead={lead} size="small" open={open} onClose={close}>
        <Suspense>{children(close)}</Suspense>
      </Modal>
    </>
  );
}
