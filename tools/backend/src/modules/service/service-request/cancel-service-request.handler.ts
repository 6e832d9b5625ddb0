import { cancelServiceRequest } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { cancelRequest } from './order-service.ts';

/** Cancels the order of a service. */
export const cancelServiceRequestHandler = implement(
  cancelServiceRequest,
  async ({ request }, call) => ({
    request: await cancelRequest(call, request),
  }),
);
