import type { ExamplesOf } from '../core/examples.ts';
import { discountedLot } from '../catalogue/lot.examples.ts';
import type * as methods from './acceptance.methods.ts';
import type { Defect, PremisesDetails } from './acceptance.schema.ts';
import { demoDays, demoInspection, handoverGuids, handoverOrder } from './appointment.examples.ts';

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
const demoPremises: PremisesDetails = {
  guid: handoverOrder,
  number: 'M30-19874',
  apartment: {
    ...discountedLot,
    status: 'sold',
    price: null,
    oldPrice: null,
    payment: null,
    downPayment: null,
  },
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

export const acceptanceExamples: ExamplesOf<typeof methods> = {
  'LK.GetAcceptance': [
    { name: 'the premises of a buyer', input: {}, result: { premises: [demoPremises] } },
  ],
  'LK.GetHandover': [
    {
      name: 'a flat with defects',
      input: { guid: handoverOrder },
      result: { premises: demoPremises },
    },
  ],
  'LK.SignTransfer': [
    {
      name: 'an act of transfer',
      input: { guid: handoverOrder },
      result: { url: '/test-signature/5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d42' },
    },
  ],
};
