import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DialogFrame, DialogTitle } from '../modal/DialogFrame.tsx';
import styles from './Sheet.module.css';

/** Other props and `ref` go to the `<dialog>`. */
export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Name in the registry of modals, set as `data-modal`. */
  name: string;
  /** Heading, also the accessible name. */
  title: ReactNode;
  /** Shown now or not; contents are rendered only while it is. */
  open: boolean;
  /** Escape, the cross or a press beside the sheet: the owner sets `open` to false. */
  onClose: () => void;
  /**
   * Where it comes from; the one from the right fills a phone's whole screen.
   * @default 'right'
   */
  side?: 'right' | 'below' | undefined;
  /** Stays in sight at the lower edge: the action with its number. */
  footer?: ReactNode;
  /** Contents between heading and footer. */
  children: ReactNode;
}

/** A modal panel at an edge of the window: all filters, a choice on a phone. */
export function Sheet({ title, side = 'right', footer, className, children, ...rest }: SheetProps) {
  return (
    <DialogFrame
      {...rest}
      className={cx(styles.sheet, className)}
      data-side={side}
      inside={(titleId) => (
        <div className={styles.inside} data-tone="surface">
          <div className={styles.head}>
            <DialogTitle id={titleId} className={styles.title}>
              {title}
            </DialogTitle>
            <IconButton label="Закрыть" icon="close" iconSize={24} onClick={rest.onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    />
  );
}
