import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './crm.methods.ts';

/** Calls of each method; tests and stories use them. */
export const crmExamples: ExamplesOf<typeof methods> = {
  'Crm.Get': [
    {
      name: 'a CRM that does not let us in',
      input: {},
      result: {
        system: 'amoCRM',
        state: 'failing',
        waiting: 3,
        waiting_since: '2026-11-18T08:40:00.000Z',
        succeeded_at: '2026-11-18T08:31:00.000Z',
        failed_at: '2026-11-18T08:58:00.000Z',
        failure: 'CRM не\u00a0пускает: доступ отозван или истёк, подключите её заново (HTTP 403)',
        stuck_total: 1,
        stuck: [
          {
            guid: '3a6b7f3e-6f0a-4c5f-8a55-0a6f2a1c9d10',
            what: 'Новая заявка',
            lead: '3a6b7f3e-6f0a-4c5f-8a55-0a6f2a1c9d10',
            order: null,
            attempts: 4,
            failure:
              'CRM не\u00a0пускает: доступ отозван или истёк, подключите её заново (HTTP 403)',
            next_at: '2026-11-18T09:04:00.000Z',
          },
        ],
      },
    },
  ],
  'Crm.Retry': [{ name: 'three that wait', input: {}, result: { waiting: 3 } }],
};
