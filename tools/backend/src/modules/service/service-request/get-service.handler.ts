import { getAccountService } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { serviceForm } from './find-services.ts';

/** Returns one service with the form of its order. */
export const getAccountServiceHandler = implement(
  getAccountService,
  ({ id }, call) => serviceForm(call.services, buyerOf(call).user.id, id),
  { cache: 'none' },
);
