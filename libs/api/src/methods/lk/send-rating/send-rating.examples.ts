import type { MethodExample } from '../../../core/define-method.ts';
import type { sendRating } from './send-rating.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendRating>[] = [
  {
    name: 'five stars',
    input: {
      token: 'demo-ocenka-konsultacii',
      stars: 5,
      text: 'Посчитали три варианта и ничего не навязали.',
    },
    result: {},
  },
];
