import type { MethodExample } from '../../../core/define-method.ts';
import { demoServiceRequest } from '../shared/demo-papers.ts';
import type { cancelServiceRequest } from './cancel-service-request.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof cancelServiceRequest>[] = [
  {
    name: 'moving',
    input: { request: demoServiceRequest.guid },
    result: { request: { ...demoServiceRequest, state: 'cancelled' } },
  },
];
