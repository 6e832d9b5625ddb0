import * as api from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { takeCard } from '../../domain/loyalty/take-card.ts';

/** Answers `takeCard`. */
export const takeCardHandler = implement(api.takeCard, (_, call) =>
  takeCard(call.services, buyerOf(call).user.id),
);
