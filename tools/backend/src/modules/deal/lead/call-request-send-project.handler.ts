import { callRequestSendProject } from '@m30/api';
import { leadHandler } from './lead-handler.ts';

export const callRequestSendProjectHandler = leadHandler(callRequestSendProject, {
  purpose: 'Заявка на проект',
  confirmation: 'Инженер посмотрит проект и позвонит в течение двух рабочих дней.',
});
