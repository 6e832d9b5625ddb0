import { asc, eq } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { appointments } from './appointments.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { appointmentAddress, appointmentTitle } from './appointment-words.ts';

/** Meetings that are not closed yet, soonest first. */
export const appointmentsWork = defineStaffWork({
  name: 'appointments',
  right: 'handover.manage',
  title: 'Встречи',
  async list(services, most) {
    const { db } = services;
    const open = eq(appointments.state, 'booked');
    const rows = await db
      .select({ row: appointments, lot: orders.lotGuid, number: orders.number, buyer: users })
      .from(appointments)
      .innerJoin(users, eq(users.id, appointments.userId))
      .leftJoin(orders, eq(orders.guid, appointments.orderGuid))
      .where(open)
      .orderBy(asc(appointments.startsAt))
      .limit(most);
    return {
      total: await db.$count(appointments, open),
      items: rows.map(({ row, lot, number, buyer }) => ({
        guid: row.guid,
        title: `${formatDate(row.startsAt, 'inSentence')}. ${appointmentTitle(services, { row, lot })}`,
        facts: [
          ['Где', appointmentAddress(services, { row, lot })],
          ['Покупатель', [buyer.lastName, buyer.name, buyer.secondName].filter(Boolean).join(' ')],
          ['Телефон', buyer.phone],
          ['Заказ', number ?? ''],
        ],
        actions: [
          { name: 'appointment.close', given: { appointment: row.guid } },
          ...(row.kind === 'keys' && row.orderGuid !== null
            ? [{ name: 'keys.hand', given: { order: row.orderGuid } }]
            : []),
        ],
      })),
    };
  },
});
