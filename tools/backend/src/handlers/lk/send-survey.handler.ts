import * as api from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { sendSurvey } from '../../domain/feedback/send-survey.ts';

/** Answers `sendSurvey`. */
export const sendSurveyHandler = implement(api.sendSurvey, (input, call) =>
  sendSurvey(call.services, { ...input, userId: buyerOf(call).user.id }),
);
