import type { MethodExample } from '../../../core/define-method.ts';
import type { saveDraft } from './save-draft.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof saveDraft>[] = [
  {
    name: 'half a passport',
    input: {
      guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04',
      step: 'users',
      data: { users: [{ last_name: 'Савельева', passport_series: '40' }] },
    },
    result: {},
  },
];
