import type { MethodExample } from '../../../core/define-method.ts';
import type { getSubscription } from './get-subscription.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getSubscription>[] = [
  {
    name: 'the link of a letter to the demo buyer',
    input: { key: 'demo-podpiska-dvuhkomnatnye' },
    result: { name: 'Двухкомнатные со скидкой', url: '/katalog?rooms=2&discount=1' },
  },
];
