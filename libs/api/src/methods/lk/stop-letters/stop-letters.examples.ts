import type { MethodExample } from '../../../core/define-method.ts';
import type { stopLetters } from './stop-letters.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof stopLetters>[] = [
  { name: 'letters about payments', input: { key: 'link-of-a-letter' }, result: {} },
];
