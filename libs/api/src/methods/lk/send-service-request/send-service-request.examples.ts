import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremise, demoServiceRequest } from '../shared/demo-papers.ts';
import type { sendServiceRequest } from './send-service-request.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendServiceRequest>[] = [
  {
    name: 'moving',
    input: {
      service: 'pereezd',
      premise: demoPremise.order,
      choice: 'Машина и\u00a0грузчики',
      wished_on: '2026-11-28',
    },
    result: { request: demoServiceRequest },
  },
];
