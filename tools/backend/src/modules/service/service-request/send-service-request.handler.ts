import { sendServiceRequest } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { orderService } from './order-service.ts';

/** Orders a service. */
export const sendServiceRequestHandler = implement(sendServiceRequest, async (input, call) => ({
  request: await orderService(call, input),
}));
