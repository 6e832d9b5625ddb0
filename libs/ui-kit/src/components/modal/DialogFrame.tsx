import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './DialogFrame.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export interface DialogFrameProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Name in the registry of modals, set as `data-modal`. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Contents, drawn while it is open; the id is for their heading, which names the dialog. */
  inside: (titleId: string) => ReactNode;
}

/** What a window and a panel at an edge share: the native `<dialog>`, its ground and how it comes in. */
export function DialogFrame(props: DialogFrameProps) {
  const { name, open, onClose, inside, className, ...rest } = props;
  const dialog = useModalDialog({ open, onClose }, rest);
  const titleId = useId();
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...dialog}
      className={cx(styles.frame, className)}
      data-modal={name}
    >
      {open && inside(titleId)}
    </dialog>
  );
}

/** The heading of a dialog: what has the focus when it opens. */
export function DialogTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={cx(styles.title, className)} tabIndex={-1}>
      {children}
    </h2>
  );
}
