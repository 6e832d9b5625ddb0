import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { orNotFound, redirectWithin } from '@m30/shell/server';

export type VisitPage = ResultOf<'Viewing.Get'>;

/** A secret has 22 signs; whatever else stands in the address is no viewing. */
const KEY = /^[\w-]{22}$/;

/**
 * Loads the viewing of a link.
 * @throws Response 404 where there is none
 */
export async function loadVisit(api: Api, key: string): Promise<VisitPage> {
  if (!KEY.test(key)) throw new Response(null, { status: 404 });
  return orNotFound(api.get('Viewing.Get', { key }));
}

/**
 * Moves or cancels it, as its forms say.
 * @returns why it was refused
 * @throws Response a redirect to the page of the viewing as it is now
 */
export async function changeVisit(
  api: Api,
  key: string,
  post: FormData,
): Promise<{ problem: string; status: number }> {
  const at = post.get('at');
  const isMove = post.get('change') === 'move';
  if (isMove && (typeof at !== 'string' || at === '')) {
    return { problem: 'Выберите время', status: 422 };
  }
  try {
    if (isMove) await api.post('Viewing.Move', { key, at: String(at) });
    else await api.post('Viewing.Cancel', { key });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code >= 500) throw error;
    return { problem: error.message, status: error.code };
  }
  throw redirectWithin(`/prosmotr/${key}?${isMove ? 'moved' : 'cancelled'}`);
}
