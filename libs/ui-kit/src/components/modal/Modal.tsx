import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../core/cx.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Modal.module.css';

/** Props of {@link Modal}; the rest goes to the `<dialog>`. */
export interface ModalProps extends Omit<
  ComponentProps<'dialog'>,
  'title' | 'open' | 'onClose' | 'ref'
> {
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
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useModality(dialog, open);

  const isBeside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return (
    // Escape is the keyboard's way to do what a press beside the window does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={dialog}
      className={cx(styles.modal, className)}
      data-modal={name}
      data-size={size}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
      onCancel={(event) => {
        // A file input inside fires `cancel` too, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // The event comes late: after an effect run twice the dialog may be open again.
        if (open && target === currentTarget && !currentTarget.open) onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
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

/** Shows and closes the dialog; the browser gives focus back to where it was. */
function useModality(ref: { current: HTMLDialogElement | null }, open: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    keepScrollbarPlace();
    dialog.showModal();
    // The heading, not the first control: a screen reader reads what has opened, a phone keeps its keyboard down.
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus();
    return () => {
      dialog.close();
      // A removed dialog gives nothing back by itself.
      if (!dialog.isConnected && opener instanceof HTMLElement) opener.focus();
    };
  }, [ref, open]);
}

/** Tells the style sheet how wide the scrollbar is that the lock takes away; a second modal changes nothing. */
function keepScrollbarPlace() {
  if (document.querySelector('dialog[data-modal][open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}
