import { data } from 'react-router';

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A key from an address.
 * @throws 404 for what cannot be one
 */
export function guidOf(param = ''): string {
  if (!GUID.test(param)) throw data(null, { status: 404 });
  return param;
}
