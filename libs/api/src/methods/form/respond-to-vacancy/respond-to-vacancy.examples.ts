import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { respondToVacancy } from './respond-to-vacancy.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof respondToVacancy>[] = leadExamples({
  least: { url: '/kompaniya/vakansii', vacancy: 'arhitektor-rd' },
  full: {
    url: '/kompaniya/vakansii?department=Стройка',
    vacancy: 'arhitektor-rd',
    email: 'anna@example.com',
    message: 'Десять лет веду рабочую документацию, пять из них кирпичные дома.',
    cv: '',
  },
  says: 'Отдел кадров прочитает отклик и ответит в течение трёх рабочих дней.',
});
