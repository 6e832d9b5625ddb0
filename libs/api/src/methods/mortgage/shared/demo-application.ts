import type * as v from 'valibot';
import type { ApplicationSchema } from './application.schema.ts';

/** An application as examples show it: one bank has agreed, another thinks. */
export const demoApplication: v.InferOutput<typeof ApplicationSchema> = {
  id: '6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f931',
  number: 'И-30001',
  sentAt: '2026-11-20T09:00:00.000Z',
  banks: [
    {
      programme: 'baltika-standard',
      bank: 'Балтика Банк',
      name: 'Стандартная',
      status: 'approved',
      note: 'Решение действует 90 дней',
      rate: 16.4,
      sum: 900_000_000,
      decidedAt: '2026-11-20T12:30:00.000Z',
      url: '/test-bank/6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f933',
    },
    {
      programme: 'severny-standard',
      bank: 'Северный ипотечный',
      name: 'Стандартная',
      status: 'review',
      note: null,
      rate: null,
      sum: null,
      decidedAt: null,
      url: '/test-bank/6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f934',
    },
  ],
};
