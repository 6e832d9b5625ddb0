import { cancelServiceRequest } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { cancelRequest } from '../../domain/service-request/order-service.ts';

/** Cancels the order of a service. */
export const cancelServiceRequestHandler = implement(
  cancelServiceRequest,
  async ({ request }, call) => ({
    request: await cancelRequest(call, request),
  }),
);
