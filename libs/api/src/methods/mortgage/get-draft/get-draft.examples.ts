import type { MethodExample } from '../../../core/define-method.ts';
import type { getMortgageDraft } from './get-draft.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getMortgageDraft>[] = [
  {
    name: 'a questionnaire that was begun',
    input: { kind: 'form' },
    result: {
      draft: {
        answers: { price: '1200000000', 'p0.passport_series': '40' },
        savedAt: '2026-11-20T09:00:00.000Z',
      },
      prefill: { 'p0.name': 'Мария', 'p0.phone': '+7 (921) 000-00-01' },
    },
  },
  {
    name: 'an unknown visitor',
    input: { kind: 'offline' },
    result: { draft: null, prefill: {} },
  },
];
