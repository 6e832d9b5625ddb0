import * as api from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { sendSurvey } from './send-survey.ts';

export const sendSurveyHandler = implement(api.sendSurvey, (input, call) =>
  sendSurvey(call.services, { ...input, userId: buyerOf(call).user.id }),
);
