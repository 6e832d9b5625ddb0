// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { meWith, openStudio } from '../../testing/open-studio.tsx';
import { moveFocus } from './move-focus.ts';

afterEach(cleanup);

const card = async () =>
  within(await screen.findByRole('complementary', { name: 'Карточка картинки' }));

test('a picture is described by its card, whose places lead to their desks', async () => {
  const { calls, user } = openStudio('/media?picture=dvor-vesnoy');
  const open = await card();
  const alt = await open.findByLabelText('Что на картинке');
  await user.clear(alt);
  await user.click(open.getByRole('button', { name: 'Сохранить' }));
  expect(await open.findByText('Опишите, что на картинке')).toBeTruthy();
  await user.type(alt, 'Двор с клёнами');
  open.getByRole('button', { name: /Главное место: 30 % слева/ }).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await user.click(open.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено, на сайте уже так');
  expect(calls.at(-1)).toMatchObject({
    name: 'Pictures.Describe',
    input: { body: { alt: 'Двор с клёнами', focus_x: 32, focus_y: 50 } },
  });
  const use = open.getByRole('link', { name: /закончили кладку/ });
  expect(use.getAttribute('href')).toBe('/content?view=news&entry=kladka-sedmogo-etazha');
  expect(open.queryByRole('button', { name: 'Удалить' })).toBeNull();
  await expectAccessible(document.body);
});

test('who only looks finds no way to change anything', async () => {
  openStudio('/media?picture=dvor-vesnoy', { 'Session.Me': () => meWith(['media.read']) });
  const open = await card();
  await open.findByRole('img', { name: 'Двор весной' });
  expect(screen.queryByRole('button', { name: /Загрузить|Заменить|Сохранить/ })).toBeNull();
});

test.each([
  [50, 50, 0.02, 0, [52, 50]],
  [1, 99, -0.1, 0.1, [0, 100]],
  [0, 0, 0.333, 0.667, [33, 67]],
])('a point at %i, %i moves by %f, %f', (x, y, dx, dy, to) => {
  expect(moveFocus(x, y, dx, dy)).toEqual(to);
});
