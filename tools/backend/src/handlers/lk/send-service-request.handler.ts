import { sendServiceRequest } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { orderService } from '../../domain/service-request/order-service.ts';

/** Orders a service. */
export const sendServiceRequestHandler = implement(sendServiceRequest, async (input, call) => ({
  request: await orderService(call, input),
}));
