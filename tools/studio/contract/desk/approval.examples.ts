import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './approval.methods.ts';

const guid = '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901';

const waiting = {
  guid,
  kind: 'price',
  title: 'Канал 9, № 49: 21 942 000 ₽ → 20 100 000 ₽',
  reason: 'Долго стоит',
  asked_by: { guid: '0d6a1f52-3f0b-4f3e-9d1c-7a4f0c2b9e10', name: 'Сафина Дарья' },
  asked_at: '2026-11-20T09:12:00.000Z',
  state: 'waiting',
  decided_by: null,
  decided_at: null,
  decision: null,
  may_decide: true,
} as const;

const decided = {
  ...waiting,
  decided_by: { guid: '7f4a2d3c-1b6e-4c58-9f0a-5d8e7b6c4a31', name: 'Орлов Глеб' },
  decided_at: '2026-11-20T09:20:00.000Z',
  may_decide: false,
};

/** Calls of each method; tests and stories use them. */
export const approvalExamples: ExamplesOf<typeof methods> = {
  'Approvals.List': [
    { name: 'one that waits', input: { state: 'waiting' }, result: { approvals: [waiting] } },
  ],
  'Approvals.Confirm': [
    {
      name: 'a second person',
      input: { approval: guid },
      result: { approval: { ...decided, state: 'confirmed' } },
    },
  ],
  'Approvals.Refuse': [
    {
      name: 'not so low',
      input: { approval: guid, reason: 'Подождём до декабря' },
      result: { approval: { ...decided, state: 'refused', decision: 'Подождём до декабря' } },
    },
  ],
};
