import type { MethodExample } from '../../../core/define-method.ts';
import type { takeCard } from './take-card.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof takeCard>[] = [
  { name: 'a new card', input: {}, result: { number: '3000 0417' } },
];
