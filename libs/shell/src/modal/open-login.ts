const COOKIE = 'open_login';

/**
 * Whether the guard sent this visitor here to log in. The short-lived cookie that says so is
 * deleted by reading it, so that the modal opens once.
 */
export function takeLoginRequest(): boolean {
  const asked = document.cookie.split('; ').includes(`${COOKIE}=1`);
  if (asked) document.cookie = `${COOKIE}=; Path=/; Max-Age=0`;
  return asked;
}
