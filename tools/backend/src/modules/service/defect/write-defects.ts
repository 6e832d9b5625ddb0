import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Defect, DefectKind } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { defects } from '../acceptance/handovers.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import { lockOrder } from '../../deal/order/apply-event.ts';
import { filesOf } from '../../people/upload/find-uploads.ts';
import { deleteBytes } from '../../people/upload/upload-store.ts';
import { readHandover } from '../acceptance/find-premises.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { dueOn } from '../acceptance/handover-rules.ts';
import { handoverActions } from '../acceptance/handover-state.ts';
import { lockDraft } from './lock-defect.ts';
import type { DefectRow } from '../acceptance/read-handovers.ts';
import { toDefect } from '../acceptance/to-premises.ts';

/** Defects of one act at most. */
const MOST = 50;

/** A defect as its buyer writes it. */
export interface WrittenDefect {
  order: string;
  defect?: string | undefined;
  room: string;
  kind: DefectKind;
  text: string;
}

/**
 * Writes a defect into the act that is not sent yet, or changes one there.
 * @throws Refused 404 where the buyer has no such premises or defect, 409 before the inspection,
 *   after the signature, or where the act is sent or full
 */
export async function saveDefect(
  call: Call,
  { order, defect: known, ...words }: WrittenDefect,
): Promise<Defect> {
  const { services, idempotencyKey: key } = call;
  const { id } = buyerOf(call).user;
  const payload = { order, known, ...words, user: id };
  const guid = await once(services, { method: 'LK.SaveDefect', key, payload }, async (tx) => {
    const now = services.clock();
    const open = await lockOpen(tx, call, order);
    if (known) {
      const { guid: own, orderGuid } = await lockDraft(tx, id, known);
      if (orderGuid !== order) throw refuse(404, 'Такого замечания нет');
      await tx
        .update(defects)
        .set({ ...words, changedAt: now })
        .where(eq(defects.guid, own));
      return own;
    }
    if (open.filter(({ act }) => act === null).length >= MOST) {
      throw refuse(
        409,
        `В\u00a0акте уже ${MOST} замечаний. Отправьте его и\u00a0начните следующий`,
      );
    }
    const own = randomUUID();
    const state = { state: 'draft', createdAt: now, changedAt: now } as const;
    await tx.insert(defects).values({ guid: own, orderGuid: order, ...words, ...state });
    return own;
  });
  return findDefect(services.db, guid);
}

/** @throws Refused 404, 409 where nothing may be written now */
async function lockOpen(tx: Database, call: Call, order: string): Promise<DefectRow[]> {
  const { id } = buyerOf(call).user;
  await lockOrder(tx, order, id);
  const parts = await readHandover(tx, id, order);
  if (handoverActions(parts, call.services.clock()).includes('add-defect')) return parts.defects;
  throw refuse(
    409,
    parts.handover?.signedAt
      ? 'Передаточный акт подписан. Напишите в\u00a0поддержку: случай рассмотрим по\u00a0гарантии'
      : 'Замечания записывают на\u00a0осмотре. Сначала запишитесь на\u00a0него',
  );
}

/** Deletes a defect that is not sent yet, with its photos. */
export async function deleteDefect(call: Call, guid: string): Promise<void> {
  const { db } = call.services;
  const { id } = buyerOf(call).user;
  const gone = await db.transaction(async (tx) => {
    await lockDraft(tx, id, guid);
    await tx.delete(defects).where(eq(defects.guid, guid));
    return tx
      .delete(uploads)
      .where(and(eq(uploads.ownerKind, 'defect'), eq(uploads.ownerId, guid)))
      .returning({ guid: uploads.guid });
  });
  for (const photo of gone) await deleteBytes(call.services, photo.guid);
}

/**
 * Sends all that is written as one act.
 * @throws Refused 404 where the buyer has no such premises, 409 where nothing may be sent now, 422
 *   where nothing is written or a photo is on its way
 */
export async function sendDefects(
  call: Call,
  order: string,
): Promise<{ act: number; due_on: string }> {
  const { services, idempotencyKey: key } = call;
  const payload = { order, user: buyerOf(call).user.id };
  return once(services, { method: 'LK.SendDefects', key, payload }, async (tx) => {
    const now = services.clock();
    const open = await lockOpen(tx, call, order);
    const written = open.filter(({ act }) => act === null).map(({ guid }) => guid);
    if (written.length === 0) throw refuse(422, 'В\u00a0акте пока нет замечаний');
    await refuseUnfinished(tx, written);
    const own = eq(defects.orderGuid, order);
    const [last] = await tx
      .select({ act: max(defects.act) })
      .from(defects)
      .where(own);
    const act = (last?.act ?? 0) + 1;
    const [bought] = await tx
      .select({ contract: orders.contract })
      .from(orders)
      .where(eq(orders.guid, order));
    const due = dueOn(bought?.contract ?? 'ddu', now);
    await tx
      .update(defects)
      .set({ act, state: 'sent', sentAt: now, dueOn: due, changedAt: now })
      .where(and(own, isNull(defects.act)));
    return { act, due_on: due };
  });
}

async function refuseUnfinished(tx: Database, guids: readonly string[]): Promise<void> {
  const coming = and(
    eq(uploads.ownerKind, 'defect'),
    inArray(uploads.ownerId, [...guids]),
    eq(uploads.state, 'open'),
  );
  if ((await tx.$count(uploads, coming)) === 0) return;
  throw refuse(422, 'Фотографии ещё загружаются. Дождитесь их или уберите');
}

/** A defect with its photos. */
export async function findDefect(db: Database, guid: string): Promise<Defect> {
  const [row] = await db.select().from(defects).where(eq(defects.guid, guid));
  if (!row) throw refuse(404, 'Такого замечания нет');
  const photos = await filesOf(db, 'defect', [guid]);
  return toDefect(row, photos.get(guid) ?? []);
}
