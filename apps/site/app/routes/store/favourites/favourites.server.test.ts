import { expect, test, vi } from 'vitest';
import { ApiRefusal, type Api } from '@m30/api/client';
import { postLetters } from './favourites.server.ts';

const send = (post: Api['post'], letters: string) =>
  postLetters(
    { post } as Api,
    new Request('http://site.test/izbrannoe', {
      method: 'POST',
      body: new URLSearchParams({ letters }),
    }),
  );

test.each([
  ['on', true],
  ['off', false],
])('the button «%s» is sent and leads back', async (letters, subscribed) => {
  const post = vi.fn(async () => ({ subscribed }));
  const answer = await send(post as unknown as Api['post'], letters);
  expect(post.mock.calls).toEqual([['Favourite.SetLetters', { subscribed }]]);
  expect(answer).toMatchObject({ status: 303 });
});

test('a refusal is said in the page, and anything else is none of its forms', async () => {
  const post = vi.fn(async () => {
    throw new ApiRefusal('Favourite.SetLetters', 422, 'Сначала подтвердите почту в профиле');
  });
  expect(await send(post, 'on')).toMatchObject({
    data: { message: 'Сначала подтвердите почту в профиле' },
    init: { status: 422 },
  });
  await expect(send(post, 'sometimes')).rejects.toMatchObject({ init: { status: 400 } });
});
