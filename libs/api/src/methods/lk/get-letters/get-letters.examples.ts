import type { MethodExample } from '../../../core/define-method.ts';
import type { getLetters } from './get-letters.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getLetters>[] = [
  {
    name: 'letters about payments',
    input: { key: 'link-of-a-letter' },
    result: { kind: 'payment', title: 'Платежи', mail: true },
  },
];
