import {
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { both } from '../../core/both.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import './page-lock.css';

/** Whether the dialog stands open, and whom to tell that it should not. */
export interface ModalDialog {
  open: boolean;
  onClose: () => void;
}

/** What the owner of a dialog may hand on to it: these work beside the dialog's own. */
type Given = Pick<ComponentProps<'dialog'>, 'ref' | 'onMouseDown' | 'onClick' | 'onCancel'>;

/** Props of a `<dialog>` that is modal while `open`: Escape and a press beside it ask the owner to close. */
export function useModalDialog({ open, onClose }: ModalDialog, given: Given) {
  const own = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(own, given.ref);
  const pressedBeside = useRef(false);
  useModality(own, open);
  const isBeside = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return {
    ref,
    onMouseDown: both(given.onMouseDown, (event: MouseEvent<HTMLDialogElement>) => {
      pressedBeside.current = isBeside(event);
    }),
    onClick: both(given.onClick, (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBeside.current && isBeside(event)) onClose();
    }),
    onCancel: both(given.onCancel, (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires `cancel` too, and it bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    }),
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
  root.style.setProperty('--m30-scrollbar', `${window.innerWidth - root.clientWidth}px`);
}
