/** `utm_source` of an invitation: the request of a guest who came by it carries it to the staff. */
export const INVITE_SOURCE = 'club';

/** The page that explains the invitation, with the mark of who invites. */
export function inviteUrl(origin: string, invite: string): string {
  const mark = new URLSearchParams({ utm_source: INVITE_SOURCE, utm_campaign: invite });
  return `${origin}/klientam/programmy/priglasi-soseda?${mark}`;
}
