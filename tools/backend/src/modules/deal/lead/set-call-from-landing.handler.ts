import { setCallFromLanding } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const setCallFromLandingHandler = leadHandler(setCallFromLanding, {
  purpose: 'Звонок с промостраницы',
  confirmation: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
});
