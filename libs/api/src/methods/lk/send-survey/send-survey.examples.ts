import type { MethodExample } from '../../../core/define-method.ts';
import type { sendSurvey } from './send-survey.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendSurvey>[] = [
  {
    name: 'a short one',
    input: { survey: 'pokupka-2026', answers: { nps: '9', best: 'manager' } },
    result: { points: 100 },
  },
];
