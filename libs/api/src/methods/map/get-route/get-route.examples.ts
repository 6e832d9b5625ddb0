import type { MethodExample } from '../../../core/define-method.ts';
import type { getRoute } from './get-route.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getRoute>[] = [
  {
    name: 'from «Канал 9» to the centre',
    input: { from: [59.911, 30.356], address: 'Невский проспект, 28' },
    result: {
      minutes: 14,
      metres: 5120,
      estimate: true,
      matched: { label: 'Невский проспект', coordinate: [59.934, 30.335], exact: false },
      line: [
        [59.911, 30.356],
        [59.921, 30.3555],
        [59.934, 30.335],
      ],
    },
  },
];
