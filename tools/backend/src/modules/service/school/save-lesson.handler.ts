import * as api from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { saveLesson } from './save-progress.ts';

export const saveLessonHandler = implement(api.saveLesson, async (input, call) => {
  await saveLesson(call.services, { ...input, userId: buyerOf(call).user.id });
  return {};
});
