import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import styles from './AlertDialog.module.css';

/** Other props and `ref` go to the `<dialog>`. */
export interface AlertDialogProps extends Omit<ModalProps, 'name' | 'size' | 'lead' | 'title'> {
  /**
   * Heading, also the accessible name.
   * @default 'Обратите внимание'
   */
  title?: ReactNode;
  /**
   * Name in the registry of modals, set as `data-modal`.
   * @default 'alert'
   */
  name?: string | undefined;
}

/** A message that waits for «Ок»; Escape, the cross or a press beside it close it too. */
export function AlertDialog({
  title = 'Обратите внимание',
  name = 'alert',
  children,
  ...rest
}: AlertDialogProps) {
  const textId = useId();
  return (
    <Modal
      role="alertdialog"
      aria-describedby={textId}
      {...rest}
      name={name}
      size="small"
      title={title}
    >
      <div id={textId} className={styles.text}>
        {children}
      </div>
      <Button className={styles.button} data-autofocus data-stays onClick={rest.onClose}>
        Ок
      </Button>
    </Modal>
  );
}
