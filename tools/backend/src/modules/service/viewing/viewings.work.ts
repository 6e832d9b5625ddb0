import { eq } from 'drizzle-orm';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { dialled } from '../../../kernel/staff/staff-words.ts';
import { findViewings } from './find-viewing.ts';
import { factsOf } from './viewing-messages.ts';
import { toViewingLot } from './viewing-lot.ts';
import { viewings } from './viewings.table.ts';

/** Viewings that are not closed yet, soonest first. */
export const viewingsWork = defineStaffWork({
  name: 'viewings',
  right: 'viewings.read',
  title: 'Просмотры',
  async list(services, most) {
    const { db, catalogue, config } = services;
    const open = eq(viewings.state, 'booked');
    const found = await findViewings(db, open, most);
    const items = found.map((viewing) => {
      const { row, host } = viewing;
      const { when, lot, where } = factsOf(services, viewing);
      const shown = toViewingLot(catalogue.snapshot, row.lotGuid);
      const price = shown?.price ?? null;
      return {
        guid: row.guid,
        title: `${when}: ${lot}`,
        facts: [
          ['Где', where],
          ['Встречает', host.name],
          ['Посетитель', `${row.name}, ${dialled(row.phone)}`],
          ['Почта', row.email ?? ''],
          ['Цена', price === null ? '' : formatMoney(price)],
          ['Страница лота', shown ? config.publicOrigin + shown.url : ''],
          ['Записан', formatDate(row.createdAt, 'stamp')],
        ] as const,
        actions: [
          { name: 'viewing.close', given: { viewing: row.guid } },
          { name: 'viewing.cancel', given: { viewing: row.guid } },
        ],
      };
    });
    return { total: await db.$count(viewings, open), items };
  },
});
