import { html } from 'hono/html';
import { formatDate } from '@m30/ui-kit/format';
import type { StaffReview } from '../modules/service/feedback/moderate-review.ts';
import { page, type Markup } from '../kernel/staff/page.ts';

const STATES = { new: 'ждёт решения', published: 'на сайте', rejected: 'отклонён' } as const;
const SUBJECTS = { complex: 'комплекс', company: 'компания', resale: 'вторичное жильё' } as const;

/** Why a decision was not taken. */
export interface ReviewProblem {
  /** The review that it is about; `null` where nobody knows. */
  guid: string | null;
  text: string;
}

/** Reviews with what may be decided about each. */
export function reviewsPage(
  reviews: readonly StaffReview[],
  problem: ReviewProblem | null,
): Markup {
  const waiting = reviews.filter(({ state }) => state === 'new').length;
  return page(
    'Отзывы',
    html`${problem?.guid === null && html`<p role="alert">${problem.text}</p>`}
      <p role="status">Ждут решения: ${waiting}</p>
      ${reviews.map((review) => item(review, problem?.guid === review.guid ? problem.text : null))}`,
  );
}

function item(review: StaffReview, problem: string | null): Markup {
  const { guid, author, about, complex, subject, createdAt, state, rating, title, text } = review;
  const heading = `review-${guid}`;
  return html`<section aria-labelledby="${heading}">
    <h2 id="${heading}">${author}${about && `, ${about}`}</h2>
    <p>
      ${complex ? `«${complex}»` : SUBJECTS[subject]} · ${formatDate(createdAt, 'stamp')} ·
      ${rating ? `оценка ${rating} из 5` : 'без оценки'} · ${STATES[state]}
    </p>
    ${title && html`<p><strong>${title}</strong></p>`}
    <p>${text}</p>
    ${review.photo && html`<p><a href="/staff/files/${review.photo}">Фотография автора</a></p>`}
    ${problem && html`<p role="alert">${problem}</p>`}
    <form method="post" action="/staff/reviews">
      <input type="hidden" name="guid" value="${guid}" />
      <label
        >Ответ компании
        <textarea name="reply" rows="2" cols="60" maxlength="2000">${review.reply ?? ''}</textarea>
      </label>
      <button name="state" value="published">
        ${state === 'published' ? 'Сохранить ответ' : 'Опубликовать'}
      </button>
      <button name="state" value="rejected">
        ${state === 'published' ? 'Убрать с сайта' : 'Отклонить'}
      </button>
    </form>
  </section>`;
}
