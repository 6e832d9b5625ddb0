import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrderDetails, demoParticipants } from '../shared/demo-order-details.ts';
import type { setUsers } from './set-users.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof setUsers>[] = [
  {
    name: 'a married couple',
    input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04', users: demoParticipants },
    result: { data: demoOrderDetails },
  },
];
