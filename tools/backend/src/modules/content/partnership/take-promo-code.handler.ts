import * as api from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { takePromoCode } from './take-promo-code.ts';

export const takePromoCodeHandler = implement(api.takePromoCode, ({ alias }, call) =>
  takePromoCode(call.services, buyerOf(call).user.id, alias),
);
