import { data } from 'react-router';
import type { Api } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The handover of one of the buyer's premises.
 * @throws 404 for what is not his
 */
export async function loadHandover(api: Api, guid: string) {
  if (!GUID.test(guid)) throw data(null, { status: 404 });
  return orNotFound(api.get('LK.GetHandover', { guid }));
}
