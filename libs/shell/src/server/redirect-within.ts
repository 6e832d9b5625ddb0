import { redirect } from 'react-router';
import { localPath } from '@m30/api/local-path';

/**
 * Redirects to a path that is not written out in the code; one that would leave this site ends at its home page.
 * @param init status 3xx, or what else the answer has
 */
export function redirectWithin(path: string, init: number | ResponseInit = 302): Response {
  return redirect(localPath(path) ?? '/', init);
}
