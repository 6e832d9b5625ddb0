import type { MouseEvent } from 'react';

/** A press anywhere on a row follows the row's link, unless it meets something else to press or marks text. */
export function openOnPress({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, select')) return;
  if (getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
}
