// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { exampleOf } from '../../testing/example-of.ts';
import { openStudio, Refusal } from '../../testing/open-studio.tsx';

afterEach(cleanup);

const [review] = exampleOf('Reviews.List').reviews;
const address = `/reviews?review=${review?.guid ?? ''}`;
const sheet = async () =>
  within(await screen.findByRole('complementary', { name: 'Карточка отзыва' }));

test('a review is answered and published; what a colleague has decided meanwhile is told, and the answer stays', async () => {
  let decided = true;
  const { calls, user } = openStudio(address, {
    'Reviews.Publish': () => {
      if (decided) throw new Refusal(409, 'По отзыву уже решил коллега');
      return exampleOf('Reviews.Publish');
    },
  });
  const card = await sheet();
  await expectAccessible(document.body);
  await user.type(card.getByLabelText('Ответ компании'), 'Спасибо за слова.');
  await user.click(card.getByRole('button', { name: /Опубликовать/ }));
  await screen.findByText('По отзыву уже решил коллега');
  expect(card.getByLabelText<HTMLTextAreaElement>('Ответ компании').value).toBe(
    'Спасибо за слова.',
  );
  decided = false;
  await user.click(card.getByRole('button', { name: /Опубликовать/ }));
  await screen.findByText('Отзыв на сайте');
  expect(calls.at(-1)?.input).toEqual({
    ...{ review: review?.guid, revision: review?.revision, reply: 'Спасибо за слова.' },
  });
});

test('a review is kept off the site by a key, with a reason', async () => {
  const { calls, user } = openStudio(address);
  await sheet();
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Не показывать отзыв' }));
  await user.click(dialog.getByRole('button', { name: 'Оскорбления' }));
  await user.click(dialog.getByRole('button', { name: 'Не показывать' }));
  await screen.findByText('Отзыв не показан');
  expect(calls.at(-1)).toMatchObject({ name: 'Reviews.Reject', input: { reason: 'Оскорбления' } });
});

test('an empty desk says where reviews come from', async () => {
  openStudio('/reviews', {
    'Reviews.List': () => ({ ...exampleOf('Reviews.List'), total: 0, reviews: [] }),
  });
  expect(await screen.findByText('Ничего не ждёт решения')).toBeTruthy();
});
