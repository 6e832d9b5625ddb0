import type { MethodExample } from '../../../core/define-method.ts';
import { leadExamples } from '../../shared/lead-examples.ts';
import type { sendReview } from './send-review.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendReview>[] = leadExamples({
  least: {
    url: '/otzyv',
    rating: '5',
    message: 'Во дворе тихо, лифт не скрипит, а сосны под окном настоящие.',
  },
  full: {
    url: '/otzyv?object=kanal',
    object: 'kanal',
    purchase: 'студия, корпус 2',
    rating: '4',
    message: 'Дом хороший, вода под окнами. Долго ждали пропуск на машину.',
    photo: '',
  },
  says: 'Отзыв прочитает редактор и опубликует в течение трёх рабочих дней.',
});
