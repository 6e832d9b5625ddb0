const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Gives jsdom, which has none, the platform's modal dialog: open, close, the focus given back. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (document.activeElement instanceof HTMLElement) openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    openers.get(this)?.focus();
    // Late, as on the platform: the dialog may be open again by then.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
