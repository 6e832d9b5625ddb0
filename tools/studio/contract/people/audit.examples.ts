import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './audit.methods.ts';

/** Calls of each method; tests and stories use them. */
export const auditExamples: ExamplesOf<typeof methods> = {
  'Audit.List': [
    {
      name: 'another role',
      input: { subject: 'person', from: '2026-11-01', page: 1 },
      result: {
        total: 1,
        page: 1,
        pages: 1,
        entries: [
          {
            id: 41,
            at: '2026-11-20T09:12:00.000Z',
            person: { guid: '0d6a1f52-3f0b-4f3e-9d1c-7a4f0c2b9e10', name: 'Сафина Дарья' },
            method: 'Staff.ChangeRole',
            summary: 'Роль изменена',
            subject: 'person',
            subject_id: '7f4a2d3c-1b6e-4c58-9f0a-5d8e7b6c4a31',
            before: { role: 'editor' },
            after: { role: 'marketer' },
          },
        ],
      },
    },
  ],
};
