import { callRequestSecondary } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestSecondaryHandler = leadHandler(callRequestSecondary, {
  purpose: 'Обратный звонок: вторичное жильё',
  confirmation:
    'Специалист по вторичному жилью перезвонит в рабочее время: ежедневно с 9:00 до 21:00.',
});
