import { and, eq } from 'drizzle-orm';
import type { Session } from '../kernel/method/call.ts';
import { refuse } from '../kernel/method/refuse.ts';
import type { Services } from './services.ts';
import type { Database } from '../kernel/db/database.ts';
import { orders } from '../modules/deal/order/orders.table.ts';
import { defectHost } from '../modules/service/defect/defect-host.ts';
import { applyEvent } from '../modules/deal/order/apply-event.ts';
import { requireAction } from '../modules/deal/order/require-action.ts';
import { leadHost, letterHost } from '../modules/people/upload/attachment-hosts.ts';
import { ticketDraftHost, ticketHost } from '../modules/service/ticket/ticket-files.ts';
import type { UploadRow } from '../modules/people/upload/find-uploads.ts';
import type { UploadOwnerKind } from '../modules/people/upload/types.ts';

/** What a thing that files hang on decides about them. */
export interface UploadHost {
  /** It takes photos alone, and draws each anew. */
  readonly photos?: true;
  /** Files that it takes. @default as in `upload-rules.ts` */
  readonly most?: number;
  /** Whether a visitor may see the thing at all; else it is not there. */
  isOpenTo(db: Database, id: string, session: Session | null): Promise<boolean>;
  /**
   * Locks the thing for the transaction.
   * @throws Refused 409 where its files cannot be changed now
   */
  lock(tx: Database, services: Services, id: string, session: Session | null): Promise<void>;
  /** Told of a file that has come whole; the thing is locked. */
  added(tx: Database, services: Services, file: UploadRow): Promise<void>;
  /** Told of a whole file that was deleted; the thing is locked. */
  deleted(tx: Database, services: Services, file: UploadRow): Promise<void>;
}

/** Everything that files hang on. */
export const HOSTS: Readonly<Record<UploadOwnerKind, UploadHost>> = {
  order: {
    async isOpenTo(db, id, session) {
      if (!session) return false;
      const own = and(eq(orders.guid, id), eq(orders.userId, session.user.id));
      return (await db.$count(orders, own)) > 0;
    },
    async lock(tx, services, id, session) {
      if (!session) throw refuse(401, 'Войдите в личный кабинет');
      await requireAction(tx, services, { order: id, userId: session.user.id, action: 'add-file' });
    },
    added: (tx, services, file) => tell(tx, services, file, 'file.added'),
    deleted: (tx, services, file) => tell(tx, services, file, 'file.deleted'),
  },
  defect: defectHost,
  ticket: ticketHost,
  'ticket-draft': ticketDraftHost,
  letter: letterHost,
  lead: leadHost,
};

async function tell(
  tx: Database,
  services: Services,
  { guid, ownerId, kind, participant }: UploadRow,
  type: 'file.added' | 'file.deleted',
): Promise<void> {
  await applyEvent(tx, services, {
    order: ownerId,
    type,
    key: `${type}:${guid}`,
    actor: 'buyer',
    data: { file: guid, kind, ...(participant !== null && { participant }) },
  });
}
