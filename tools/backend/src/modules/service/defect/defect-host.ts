import { and, eq } from 'drizzle-orm';
import { MOST_PHOTOS } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import { defects } from '../acceptance/handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import type { UploadHost } from '../../people/upload/upload-host.ts';
import { lockDraft } from './lock-defect.ts';

const nothing = () => Promise.resolve();

/** Photos of a defect: its buyer's alone, and only until its act is sent. */
export const defectHost: UploadHost = {
  photos: true,
  most: MOST_PHOTOS,
  async isOpenTo(db, id, session) {
    if (!session) return false;
    const [own] = await db
      .select({ guid: defects.guid })
      .from(defects)
      .innerJoin(orders, eq(orders.guid, defects.orderGuid))
      .where(and(eq(defects.guid, id), eq(orders.userId, session.user.id)));
    return own !== undefined;
  },
  async lock(tx, _services, id, session) {
    if (!session) throw refuse(401, 'Войдите в личный кабинет');
    await lockDraft(tx, session.user.id, id);
  },
  added: nothing,
  deleted: nothing,
};
