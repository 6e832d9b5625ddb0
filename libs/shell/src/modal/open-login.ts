const COOKIE = 'open_login';

declare global {
  interface Window {
    /** The guard sent this visitor here to log in, and nobody has asked yet. */
    loginRequested?: boolean;
  }
}

/**
 * Inline script that reads and clears the guard's short-lived cookie when a document begins: the document that
 * is being left may still run a script after the cookie has come, and would clear it.
 */
export const readLoginRequestScript = `if(document.cookie.split('; ').includes('${COOKIE}=1')){
document.cookie='${COOKIE}=; Path=/; Max-Age=0';window.loginRequested=true}`;

/** Whether the guard sent this visitor here to log in; forgotten by asking, so that the modal opens once. */
export function takeLoginRequest(): boolean {
  const asked = window.loginRequested === true;
  window.loginRequested = false;
  return asked;
}
