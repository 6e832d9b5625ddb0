import * as api from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { takePromoCode } from '../../domain/partnership/take-promo-code.ts';

/** Answers `takePromoCode`. */
export const takePromoCodeHandler = implement(api.takePromoCode, ({ alias }, call) =>
  takePromoCode(call.services, buyerOf(call).user.id, alias),
);
