import * as api from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { saveLesson } from '../../domain/school/keep-progress.ts';

/** Answers `saveLesson`. */
export const saveLessonHandler = implement(api.saveLesson, async (input, call) => {
  await saveLesson(call.services, { ...input, userId: buyerOf(call).user.id });
  return {};
});
