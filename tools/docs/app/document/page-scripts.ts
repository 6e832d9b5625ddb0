import type { MouseEvent } from 'react';

/** Key of the chosen theme in the storage of the browser. */
export const THEME_KEY = 'm30-docs-theme';

/** Before the first paint, so that no night begins with a flash of day. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem('${THEME_KEY}');if(t)document.documentElement.dataset.theme=t}catch{}`;

/** Copies the code beside a pressed `data-copy`, and says so on the button. */
export function copyOnPress({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[data-copy]') : null;
  const code = button?.parentElement?.querySelector('pre');
  if (!button || !code) return;
  void navigator.clipboard.writeText(code.textContent).then(() => {
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
}
