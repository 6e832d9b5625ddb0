import { and, eq, inArray } from 'drizzle-orm';
import type { Session } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { ticketMessages, tickets } from './tickets.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import type { UploadHost } from '../../people/upload/upload-host.ts';

const nothing = () => Promise.resolve();

async function isOwn(db: Database, ticket: string, { user }: Session): Promise<boolean> {
  const own = and(eq(tickets.guid, ticket), eq(tickets.userId, user.id));
  return (await db.$count(tickets, own)) > 0;
}

/** A message that is being written: the buyer's guid stands for a new ticket, a ticket's for itself. */
export const ticketDraftHost: UploadHost = {
  async isOpenTo(db, id, session) {
    return session !== null && (id === session.user.guid || (await isOwn(db, id, session)));
  },
  async lock(tx, _, id, session) {
    if (!session) throw refuse(401, 'Войдите в личный кабинет');
    if (id !== session.user.guid && !(await isOwn(tx, id, session))) {
      throw refuse(404, 'Такого обращения нет');
    }
  },
  added: nothing,
  deleted: nothing,
};

/** A message that was sent: its files stay as they are. */
export const ticketHost: UploadHost = {
  async isOpenTo(db, id, session) {
    if (!session) return false;
    const [found] = await db
      .select({ guid: tickets.guid })
      .from(ticketMessages)
      .innerJoin(tickets, eq(tickets.guid, ticketMessages.ticketGuid))
      .where(and(eq(ticketMessages.guid, id), eq(tickets.userId, session.user.id)));
    return found !== undefined;
  },
  lock: () => Promise.reject(refuse(409, 'Файлы отправленного сообщения не меняются')),
  added: nothing,
  deleted: nothing,
};

interface Drafts {
  /** Guids of the uploads. */
  files: readonly string[];
  /** What they hang on. */
  draft: string;
  /** Guid of the message that they are sent with. */
  message: string;
}

/**
 * Hangs files of a draft on the message that it became.
 * @throws Refused 422 where one has not come whole or is not of this draft
 */
export async function attachDrafts(tx: Database, { files, draft, message }: Drafts): Promise<void> {
  const guids = [...new Set(files)];
  if (guids.length === 0) return;
  const attached = await tx
    .update(uploads)
    .set({ ownerKind: 'ticket', ownerId: message })
    .where(
      and(
        inArray(uploads.guid, guids),
        eq(uploads.ownerKind, 'ticket-draft'),
        eq(uploads.ownerId, draft),
        eq(uploads.state, 'done'),
      ),
    )
    .returning({ guid: uploads.guid });
  if (attached.length === guids.length) return;
  const text = 'Файл не загрузился до конца. Добавьте его ещё раз';
  throw refuse(422, text, [{ path: 'files', message: text }]);
}
