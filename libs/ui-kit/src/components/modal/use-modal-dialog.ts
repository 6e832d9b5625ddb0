import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import './page-lock.css';

/** Whether the dialog stands open, and whom to tell that it should not. */
export interface ModalDialog {
  open: boolean;
  onClose: () => void;
}

/** Props of a `<dialog>` that is modal while `open`: Escape and a press beside it ask the owner to close. */
export function useModalDialog({ open, onClose }: ModalDialog) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useModality(ref, open);
  const isBeside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return {
    ref,
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBeside.current && isBeside(event)) onClose();
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires `cancel` too, and it bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // The event comes late: after an effect run twice the dialog may be open again.
      if (open && target === currentTarget && !currentTarget.open) onClose();
    },
  };
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
