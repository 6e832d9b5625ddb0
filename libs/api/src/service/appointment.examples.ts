import type { ExamplesOf } from '../core/examples.ts';
import { kanalLot } from '../catalogue/lot.examples.ts';
import type * as methods from './appointment.methods.ts';
import type { Appointment, SlotDay } from './appointment.schema.ts';

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
const demoVisit: Appointment = {
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

export const appointmentExamples: ExamplesOf<typeof methods> = {
  'LK.BookAppointment': [
    {
      name: 'a visit to the showroom',
      input: { kind: 'showroom', order: handoverOrder, at: demoVisit.at },
      result: { appointment: demoVisit },
    },
  ],
  'LK.MoveAppointment': [
    {
      name: 'an inspection',
      input: { guid: handoverGuids.inspection, at: demoInspection.at },
      result: { appointment: demoInspection },
    },
  ],
  'LK.CancelAppointment': [
    {
      name: 'a visit to the showroom',
      input: { guid: handoverGuids.visit },
      result: { appointment: { ...demoVisit, state: 'cancelled', can_change: false } },
    },
  ],
  'LK.GetShowroom': [
    {
      name: 'a visit ahead and a finish',
      input: {},
      result: {
        address: demoVisit.address,
        days: demoDays,
        can_book: true,
        upcoming: [demoVisit],
        past: [],
        offers: [
          {
            variant: 'dvor',
            name: '«Двор»',
            text: 'Дуб, тёплый серый, открытые полки.',
            materials: [{ name: 'Дуб', colour: '#b08a5b' }],
            price: 2_400_000,
            picture: null,
          },
        ],
        premises: [
          {
            guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
            number: 'M30-20417',
            apartment: kanalLot,
            area: 44.9,
            choice: null,
          },
        ],
      },
    },
  ],
  'LK.ChooseFinish': [
    {
      name: 'oak and warm grey',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01', variant: 'dvor' },
      result: {
        premises: {
          guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
          number: 'M30-20417',
          apartment: kanalLot,
          area: 44.9,
          choice: {
            variant: 'dvor',
            price: 107_760_000,
            chosen_at: '2026-11-18T09:00:00.000Z',
            price_until: '2026-12-18T09:00:00.000Z',
          },
        },
      },
    },
  ],
};
