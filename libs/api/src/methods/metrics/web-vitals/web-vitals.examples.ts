import type { MethodExample } from '../../../core/define-method.ts';
import type { webVitals } from './web-vitals.method.ts';

/** Calls that mocks and tests use. */
export const examples: MethodExample<typeof webVitals>[] = [
  {
    name: 'a visit by phone',
    input: { route: '/obekty/:vendor', device: 'phone', lcp: 1180, inp: 40, ttfb: 90, cls: 0.004 },
    result: {},
  },
  {
    name: 'a visit that ended before anything was measured',
    input: { route: '*', device: 'desk' },
    result: {},
  },
];
