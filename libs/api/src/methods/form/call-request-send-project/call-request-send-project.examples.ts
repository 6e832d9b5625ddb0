import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { callRequestSendProject } from './call-request-send-project.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestSendProject>[] = leadExamples({
  least: { url: '/kompaniya/produkciya' },
  full: { url: '/kompaniya/produkciya?utm_source=yandex' },
  says: 'Инженер посмотрит проект и позвонит в течение двух рабочих дней.',
});
