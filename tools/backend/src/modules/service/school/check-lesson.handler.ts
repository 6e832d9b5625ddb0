import * as api from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { checkLesson } from './save-progress.ts';

export const checkLessonHandler = implement(api.checkLesson, (input, call) =>
  checkLesson(call.services, { ...input, userId: buyerOf(call).user.id }),
);
