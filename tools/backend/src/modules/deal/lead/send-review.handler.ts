import { sendReview } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import { saveReview } from '../../content/review/save-review.ts';
import { leadHandler } from './lead-handler.ts';

/** Accepts a review, which the staff read before everybody does. */
export const sendReviewHandler = leadHandler(
  sendReview,
  {
    purpose: 'Отзыв',
    confirmation: 'Отзыв прочитает редактор и опубликует в течение трёх рабочих дней.',
    keep: saveReview,
  },
  ({ object }, { services }) => {
    const { complexes } = services.catalogue.snapshot;
    if (object !== '' && !complexes.some(({ vendor }) => vendor === object)) {
      throw refuse(422, 'Выберите комплекс из списка', [
        { path: 'object', message: 'Выберите комплекс из списка' },
      ]);
    }
  },
);
