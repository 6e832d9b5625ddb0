import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';

/** A contract that somebody was invited to sign. */
export type Invitation = ResultOf<'Signing.GetInvitation'>['invitation'];

/** One of the contracts that the invited signs. */
export type InvitedText = Invitation['texts'][number];

/** What the link of an invitation opens; `null` where it opens nothing any more. */
export async function findInvitation(api: Api, token: string): Promise<Invitation | null> {
  try {
    return (await api.post('Signing.GetInvitation', { link: token })).invitation;
  } catch (error) {
    const closed = error instanceof ApiRefusal && (error.code === 404 || error.code === 400);
    if (!closed) throw error;
    return null;
  }
}
