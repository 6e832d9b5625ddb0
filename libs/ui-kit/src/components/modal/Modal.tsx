import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DialogFrame, DialogTitle } from './DialogFrame.tsx';
import styles from './Modal.module.css';

/** Other props and `ref` go to the `<dialog>`. */
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
  /** The message. */
  children: ReactNode;
}

/**
 * A modal window on the native `<dialog>`; on phones a sheet from below. Its heading, its cross and a form's main
 * button stay in sight while what is between them scrolls; so does what is marked `data-stays`.
 */
export function Modal({ title, lead, size = 'medium', className, children, ...rest }: ModalProps) {
  return (
    <DialogFrame
      {...rest}
      className={cx(styles.modal, className)}
      data-size={size}
      inside={(titleId) => (
        <div className={styles.sheet} data-tone="surface">
          <div className={styles.head}>
            <DialogTitle id={titleId} className={styles.title}>
              {title}
            </DialogTitle>
            <IconButton
              className={styles.close}
              label="Закрыть"
              icon="close"
              iconSize={24}
              onClick={rest.onClose}
            />
          </div>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      )}
    />
  );
}
