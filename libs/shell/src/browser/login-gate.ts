import { createLoginGate } from '@m30/auth/core';

let owner: string | null = null;

/** Remembers for whom this page was rendered: nobody else's calls are repeated on it. */
export function rememberOwner({ guid }: { guid: string }): void {
  owner = guid;
}

/** The page's gate: calls of a session that has ended wait here for the login. */
export const loginGate = createLoginGate(openLogin, () => owner);

/** Presses a trigger of the login modal: the host hears it, also one that is still on its way. */
function openLogin(): void {
  const trigger = document.createElement('button');
  trigger.dataset['modalTrigger'] = 'login';
  trigger.hidden = true;
  document.body.append(trigger);
  trigger.click();
  trigger.remove();
}
