import { discountedLot } from '../../shared/demo-lots.ts';
import type { Appointment, SlotDay } from './appointment.schema.ts';
import type { Defect, PremisesDetails } from './handover.schema.ts';

/** The order of the demo buyer whose flat is handed over. */
export const handoverOrder = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a';

/** Appointments and defects of the demo buyer. */
export const handoverGuids = {
  inspected: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91401',
  inspection: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91402',
  visited: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91403',
  visit: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91404',
  fixed: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91411',
  work: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91412',
  accepted: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91413',
  rejected: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91414',
  draft: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91415',
  spare: 'b7d40c52-3e18-4f6a-9c21-5a7e30d91416',
} as const;

/** The inspection of the repaired defects, for the examples. */
export const demoInspection: Appointment = {
  guid: handoverGuids.inspection,
  kind: 'acceptance',
  title: 'Осмотр квартиры №\u00a040, «Светлый двор»',
  order: handoverOrder,
  at: '2026-11-25T06:00:00.000Z',
  until: '2026-11-25T07:30:00.000Z',
  address: 'Мурино, Воронцовский бульвар, 12, корпус 4',
  state: 'booked',
  can_change: true,
  calendar: `/api/appointments/${handoverGuids.inspection}.ics`,
};

/** A visit to the showroom, for the examples. */
export const demoVisit: Appointment = {
  ...demoInspection,
  guid: handoverGuids.visit,
  kind: 'showroom',
  title: 'Шоурум: квартира №\u00a040, «Светлый двор»',
  at: '2026-11-25T08:00:00.000Z',
  until: '2026-11-25T09:00:00.000Z',
  address: 'Санкт-Петербург, Курская ул., 9',
  calendar: `/api/appointments/${handoverGuids.visit}.ics`,
};

/** Two times of a day, for the examples. */
export const demoDays: SlotDay[] = [
  {
    day: '2026-11-25',
    times: [
      { at: '2026-11-25T06:00:00.000Z', time: '09:00', free: true },
      { at: '2026-11-25T07:30:00.000Z', time: '10:30', free: false },
    ],
  },
];

/** A repaired defect that waits for the buyer's look, for the examples. */
export const demoDefect: Defect = {
  guid: handoverGuids.fixed,
  room: 'Кухня-гостиная',
  kind: 'windows',
  text: 'Царапина на стекле правой створки, 12 см от\u00a0ручки',
  state: 'fixed',
  note: null,
  photos: [],
  changed_at: '2026-11-16T09:00:00.000Z',
};

/** A flat that was inspected and whose defects are being repaired, for the examples. */
export const demoPremises: PremisesDetails = {
  guid: handoverOrder,
  number: 'M30-19874',
  apartment: { ...discountedLot, status: 'sold', price: null, oldPrice: null, payment: null },
  state: 'inspected',
  planned: null,
  ready_at: '2026-10-19T09:00:00.000Z',
  appointment: demoInspection,
  defects: { total: 1, open: 1, fixed: 1 },
  one_sided_on: '2026-12-19',
  can: ['add-defect', 'sign'],
  booking: null,
  moving: demoDays,
  appointments: [demoInspection],
  rooms: ['Кухня-гостиная', 'Спальня'],
  draft: [],
  acts: [
    {
      number: 1,
      sent_at: '2026-10-28T09:00:00.000Z',
      due_on: '2026-12-27',
      file: `/api/handovers/${handoverOrder}/act-1.pdf`,
      defects: [demoDefect],
    },
  ],
  transfer: {
    file: `/api/handovers/${handoverOrder}/transfer.pdf`,
    signed_at: null,
    signed_by: null,
    keys_at: null,
  },
};
