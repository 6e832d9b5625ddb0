import { callRequestTradeIn } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestTradeInHandler = leadHandler(callRequestTradeIn, {
  purpose: 'Оценка квартиры в зачёт',
  confirmation: 'Оценщик позвонит и назовёт диапазон цены.',
});
