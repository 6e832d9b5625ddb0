import { asc, eq, inArray } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { defects } from '../acceptance/handovers.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { filesOf } from '../../people/upload/find-uploads.ts';
import { DEFECT_WORDS, STATE_WORDS } from '../acceptance/defect-words.ts';
import type { DefectState } from '../acceptance/types.ts';

/** States in which the company acts. */
const WAITING: readonly DefectState[] = ['sent', 'accepted', 'work', 'returned'];

/** Defects that the company has to look at or to repair, oldest first. */
export const defectsWork = defineStaffWork({
  name: 'defects',
  right: 'handover.manage',
  title: 'Замечания к квартирам',
  async list({ db }, most) {
    const waiting = inArray(defects.state, [...WAITING]);
    const rows = await db
      .select({ defect: defects, number: orders.number })
      .from(defects)
      .innerJoin(orders, eq(orders.guid, defects.orderGuid))
      .where(waiting)
      .orderBy(asc(defects.sentAt), asc(defects.createdAt))
      .limit(most);
    const photos = await filesOf(
      db,
      'defect',
      rows.map(({ defect }) => defect.guid),
    );
    return {
      total: await db.$count(defects, waiting),
      items: rows.map(({ defect, number }) => {
        const { guid, room, kind, text, state, note, dueOn, sentAt, changedAt } = defect;
        const given = { defect: guid };
        return {
          guid,
          title: `${room}. ${DEFECT_WORDS[kind]}`,
          facts: [
            ['Заказ', number],
            ['Состояние', STATE_WORDS[state]],
            ['Отправлено', sentAt ? formatDate(sentAt, 'inSentence') : ''],
            ['Устранить до', dueOn ?? ''],
          ],
          texts: [
            { author: 'Покупатель', at: sentAt ?? changedAt, text },
            ...(note ? [{ author: 'Покупатель вернул', at: changedAt, text: note }] : []),
          ],
          files: (photos.get(guid) ?? []).map((photo) => ({
            guid: photo.guid,
            name: `${photo.name}.${photo.type}`,
          })),
          actions: actionsIn(state).map((name) => ({ name, given })),
        };
      }),
    };
  },
});

function actionsIn(state: DefectState): string[] {
  if (state === 'sent') return ['defect.accept', 'defect.start', 'defect.reject'];
  if (state === 'work') return ['defect.fix'];
  return ['defect.start', 'defect.fix', 'defect.reject'];
}
