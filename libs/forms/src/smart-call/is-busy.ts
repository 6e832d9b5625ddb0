/** Whether the visitor is at something a popup must not interrupt: a field has the focus, or a modal is open. */
export function isBusy(): boolean {
  const focused = document.activeElement;
  const types = focused?.matches('input, textarea, select, [contenteditable]') ?? false;
  return types || isModalOpen();
}

/** Whether a modal lies over the page. */
export function isModalOpen(): boolean {
  return document.querySelector('dialog[open], [aria-modal="true"]') !== null;
}
