import type { MethodExample } from '../../../core/define-method.ts';
import type { sendAccountReview } from './send-review.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendAccountReview>[] = [
  {
    name: 'about a complex',
    input: {
      object: 'svetly',
      rating: 5,
      message: 'Двор тихий, соседи здороваются, лифт не скрипит.',
    },
    result: { guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811' },
  },
];
