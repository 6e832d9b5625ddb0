import { callTouch } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callTouchHandler = leadHandler(callTouch, {
  purpose: 'Звонок из всплывающего окна',
  confirmation: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
});
