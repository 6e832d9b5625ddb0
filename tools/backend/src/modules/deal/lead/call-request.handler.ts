import { callRequest } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestHandler = leadHandler(callRequest, {
  purpose: 'Обратный звонок',
  confirmation: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
});
