import type { ModalRequest } from './modal-atom.ts';

const TRIGGER = '[data-modal-trigger], [modal-trigger]';

/** The request of the trigger that an event hit, or `null`. */
export function requestOf(target: EventTarget | null): ModalRequest | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null;
  if (!element) return null;
  const name = element.dataset['modalTrigger'] ?? element.getAttribute('modal-trigger');
  return name ? { name, data: { ...element.dataset } } : null;
}

declare global {
  interface Window {
    /** Trigger that was clicked before the page was hydrated; `null` once the host listens. */
    modalTriggerKept?: Element | null;
  }
}

/**
 * Inline script that keeps a click on a trigger until the modal host listens, so that a hurried
 * visitor's click is not lost.
 */
export const keepClickScript = `addEventListener('click',function(e){var t=e.target;
if(window.modalTriggerKept!==null&&!e.ctrlKey&&!e.metaKey&&t.closest&&(t=t.closest('${TRIGGER}'))){
e.preventDefault();window.modalTriggerKept=t}},true)`;
