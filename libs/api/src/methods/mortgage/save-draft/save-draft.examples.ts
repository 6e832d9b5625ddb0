import type { MethodExample } from '../../../core/define-method.ts';
import type { saveMortgageDraft } from './save-draft.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof saveMortgageDraft>[] = [
  {
    name: 'half a passport of the questionnaire',
    input: { kind: 'form', answers: { price: '1200000000', 'p0.passport_series': '40' } },
    result: { savedAt: '2026-11-20T09:00:00.000Z' },
  },
];
