import { getAccountService } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { serviceForm } from '../../domain/service-request/find-services.ts';

/** Gives one service with the form of its order. */
export const getAccountServiceHandler = implement(
  getAccountService,
  ({ id }, call) => serviceForm(call.services, buyerOf(call).user.id, id),
  { cache: 'none' },
);
