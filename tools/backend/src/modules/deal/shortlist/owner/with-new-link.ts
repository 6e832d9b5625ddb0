import { newToken } from '../create-shortlist.ts';
import type { ShortlistRow } from '../types.ts';

/** Earlier links that lead members on. */
const MOST_FORMER = 10;

/** What changes with the link: the earlier ones lead on those who take part, and nobody else. */
export const withNewLink = ({ token, former }: Pick<ShortlistRow, 'token' | 'former'>) => ({
  token: newToken(),
  former: [token, ...former].slice(0, MOST_FORMER),
});
