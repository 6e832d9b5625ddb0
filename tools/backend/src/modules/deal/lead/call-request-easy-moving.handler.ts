import { callRequestEasyMoving } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestEasyMovingHandler = leadHandler(callRequestEasyMoving, {
  purpose: 'Помощь с переездом',
  confirmation: 'Менеджер по переезду позвонит и рассчитает стоимость.',
});
