import * as api from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { checkLesson } from '../../domain/school/keep-progress.ts';

/** Answers `checkLesson`. */
export const checkLessonHandler = implement(api.checkLesson, (input, call) =>
  checkLesson(call.services, { ...input, userId: buyerOf(call).user.id }),
);
