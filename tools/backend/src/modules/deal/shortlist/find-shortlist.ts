import { arrayContains, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { type Asker, keyHashOf } from './shortlist-cookies.ts';
import { shortlistMembers, shortlists } from './shortlists.table.ts';
import type { MemberRow, ShortlistRow } from './types.ts';

/** A list with who asks for it. */
export interface Found {
  list: ShortlistRow;
  /** The owner, then the others in the order of their joining. */
  members: MemberRow[];
  /** Who asks; `null` for somebody who only has the link. */
  me: MemberRow | null;
}

/** One refusal for a link that never was and one that is not valid any more: nobody learns which it is. */
const gone = () => refuse(404, 'Такого списка нет: ссылку сменили или список удалён');

/**
 * Finds a list by the secret of its link. By an earlier secret only its members come in.
 * @throws Refused 404
 */
export async function findShortlist(db: Database, call: Asker, token: string): Promise<Found> {
  const list = (await byToken(db, token)) ?? (await byFormer(db, token));
  if (!list) throw gone();
  const members = await db
    .select()
    .from(shortlistMembers)
    .where(eq(shortlistMembers.shortlistGuid, list.guid))
    .orderBy(
      desc(shortlistMembers.isOwner),
      asc(shortlistMembers.joinedAt),
      asc(shortlistMembers.guid),
    );
  const hash = keyHashOf(call, 'together');
  const me = members.find(({ guestHash }) => guestHash === hash) ?? null;
  if (list.token !== token && me === null) throw gone();
  return { list, members, me };
}

async function byToken(db: Database, token: string) {
  const [list] = await db.select().from(shortlists).where(eq(shortlists.token, token));
  return list;
}

async function byFormer(db: Database, token: string) {
  const [list] = await db
    .select()
    .from(shortlists)
    .where(arrayContains(shortlists.former, [token]));
  return list;
}
