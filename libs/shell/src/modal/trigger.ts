import type { ModalRequest } from './request/modal-request.ts';

const TRIGGER = '[data-modal-trigger], [modal-trigger]';

let passing = false;

/** The request of the trigger that a click hit, or `null`. What several triggers share stands once, on a `data-modal-group` around them. */
export function requestOf(target: EventTarget | null): ModalRequest | null {
  const opener = target instanceof Element ? target.closest<HTMLElement>(TRIGGER) : null;
  if (!opener || passing) return null;
  const name = opener.dataset['modalTrigger'] ?? opener.getAttribute('modal-trigger');
  const shared = opener.closest<HTMLElement>('[data-modal-group]')?.dataset;
  return name ? { name, data: { ...shared, ...opener.dataset }, opener } : null;
}

/** Follows a link whose modal can't be shown, as if it were no trigger. */
export function followInstead(opener: HTMLElement | undefined): void {
  if (!opener?.matches('a[href]')) return;
  passing = true;
  opener.click();
  passing = false;
}

declare global {
  interface Window {
    /** Trigger that was clicked before the page was hydrated; `null` once the host listens. */
    earlyModalTrigger?: Element | null;
  }
}

/**
 * Inline script that records a click on a trigger until the modal host listens, so that an early
 * click is not lost.
 */
export const recordClickScript = `addEventListener('click',function(e){var t=e.target;
if(window.earlyModalTrigger!==null&&!e.ctrlKey&&!e.metaKey&&t.closest&&(t=t.closest('${TRIGGER}'))){
e.preventDefault();window.earlyModalTrigger=t}},true)`;
