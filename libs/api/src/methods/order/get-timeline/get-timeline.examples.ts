import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrderDetails } from '../shared/demo-order-details.ts';
import type { getTimeline } from './get-timeline.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getTimeline>[] = [
  {
    name: 'an order before its signature',
    input: { guid: demoOrderDetails.guid },
    result: { timeline: demoOrderDetails.timeline },
  },
];
