import * as api from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { takeCard } from './take-card.ts';

export const takeCardHandler = implement(api.takeCard, (_, call) =>
  takeCard(call.services, buyerOf(call).user.id),
);
