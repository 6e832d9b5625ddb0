import { getAccountServices } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { serviceList } from './find-services.ts';
import { findRequests } from './to-request.ts';

/** Lists the services and what the buyer has ordered of them. */
export const getAccountServicesHandler = implement(
  getAccountServices,
  async ({ page }, call) => ({
    sections: await serviceList(call.services),
    ...(await findRequests(call.services, buyerOf(call).user.id, page)),
  }),
  { cache: 'none' },
);
