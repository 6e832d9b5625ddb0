import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UploadRow } from '../../people/upload/find-uploads.ts';
import type { UploadHost } from '../../people/upload/upload-host.ts';
import { applyEvent } from '../order/apply-event.ts';
import { orders } from '../order/orders.table.ts';
import { requireAction } from '../order/require-action.ts';

/** An order: its buyer alone sees its files, each is an event of the order. */
export const orderHost: UploadHost = {
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
