import type { MethodExample } from '../../../core/define-method.ts';
import type { saveLesson } from './save-lesson.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof saveLesson>[] = [
  {
    name: 'the lesson is opened',
    input: { alias: 'pervyj-mesyac', answers: {} },
    result: {},
  },
];
