import type { MethodExample } from '../../../core/define-method.ts';
import type { browserError } from './error.method.ts';

/** Calls that mocks and tests use. */
export const examples: MethodExample<typeof browserError>[] = [
  {
    name: 'an error with its stack',
    input: {
      route: '/katalog',
      message: 'TypeError: lots is not iterable',
      stack: 'draw@/assets/catalogue-C1xk2.js:1:2034\nrun@/assets/react-B7.js:1:77',
      release: 'entry.client-Dk3.js',
    },
    result: {},
  },
  { name: 'an error without one', input: { route: '*', message: 'Script error.' }, result: {} },
];
