import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './metrics.methods.ts';

export const metricsExamples: ExamplesOf<typeof methods> = {
  'Metrics.WebVitals': [
    {
      name: 'a visit by phone',
      input: {
        route: '/obekty/:vendor',
        device: 'phone',
        lcp: 1180,
        inp: 40,
        ttfb: 90,
        cls: 0.004,
      },
      result: {},
    },
    {
      name: 'a visit that ended before anything was measured',
      input: { route: '*', device: 'desk' },
      result: {},
    },
  ],
  'Metrics.Error': [
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
  ],
};
