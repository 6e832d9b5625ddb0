import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Modal.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/** Props of {@link Modal}; the rest and `ref` go to the `<dialog>`. */
export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Name in the registry of modals, set as `data-modal`. */
  name: string;
  /** Heading, also the accessible name. */
  title: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Shown now or not; contents are rendered only while it is. */
  open: boolean;
  /** Escape, the cross or a press beside the window: the owner sets `open` to false. */
  onClose: () => void;
  /**
   * Greatest width: 432, 520, 620 or 960 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  children: ReactNode;
}

/** A modal window on the native `<dialog>`; on phones a sheet from below. */
export function Modal({
  name,
  title,
  lead,
  open,
  onClose,
  size = 'medium',
  className,
  children,
  ...rest
}: ModalProps) {
  const dialog = useModalDialog({ open, onClose }, rest);
  const titleId = useId();
  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...dialog}
      className={cx(styles.modal, className)}
      data-modal={name}
      data-size={size}
    >
      {open && (
        <div className={styles.sheet} data-tone="surface">
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          <IconButton
            className={styles.close}
            label="Закрыть"
            icon="close"
            iconSize={24}
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  );
}
