import { getAccountServices } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { serviceList } from '../../domain/service-request/find-services.ts';
import { findRequests } from '../../domain/service-request/to-request.ts';

/** Lists the services and what the buyer has ordered of them. */
export const getAccountServicesHandler = implement(
  getAccountServices,
  async ({ page }, call) => ({
    sections: await serviceList(call.services),
    ...(await findRequests(call.services, buyerOf(call).user.id, page)),
  }),
  { cache: 'none' },
);
