// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { ALL_RIGHTS } from '../../contract/core/rights.ts';
import { meWith, openStudio } from '../testing/open-studio.tsx';

afterEach(cleanup);

const desksOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Столы' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/\d{1,3}$/, ''))
    .filter(Boolean);

test('the rail has the desks that the rights open, and no other', async () => {
  openStudio('/leads', { 'Session.Me': () => meWith(['leads.read', 'audit.read']) });
  expect(await desksOf()).toEqual(['Лиды', 'Дела', 'Журнал']);
});

test('whoever may do everything sees every desk', async () => {
  openStudio('/leads', { 'Session.Me': () => meWith(ALL_RIGHTS) });
  expect(await desksOf()).toEqual([
    'Лиды',
    'Заказы',
    'Ипотека',
    'Показы',
    'Агенты',
    'Дела',
    'Решения',
    'Страницы',
    'Материалы',
    'Медиатека',
    'Меню',
    'Письма',
    'Отзывы',
    'Шахматка',
    'Цены',
    'Импорт',
    'Выгрузки',
    'Цифры',
    'CRM',
    'Компания',
    'Люди',
    'Журнал',
  ]);
});

test('/studio leads to the first desk', async () => {
  const { router } = openStudio('/', { 'Session.Me': () => meWith(['audit.read']) });
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/work');
});

test('Ctrl K finds a desk by a part of its name and goes there', async () => {
  const { router, user } = openStudio('/leads');
  await screen.findByRole('heading', { name: 'Лиды' });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: /Человек, телефон/ });
  await user.type(box, 'журн');
  const found = within(screen.getByRole('listbox', { name: 'Найдено' }));
  await expect.poll(() => found.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Журнал' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/audit');
});

test('Ctrl K finds people and orders that the server knows', async () => {
  const { router, user } = openStudio('/audit');
  await screen.findByRole('heading', { name: 'Журнал' });
  await user.click(screen.getByRole('button', { name: /Человек, телефон/ }));
  await user.type(await screen.findByRole('combobox', { name: /Человек, телефон/ }), 'кова');
  await user.click(await screen.findByRole('option', { name: /Ковалёв Артём/ }));
  expect(router.state.location.search).toContain('lead=');
});

test('keys are left alone while somebody types', async () => {
  const { user } = openStudio('/people');
  await screen.findByRole('heading', { name: 'Люди' });
  await user.keyboard('n');
  await user.type(await screen.findByLabelText('Фамилия'), 'Jankin');
  expect(screen.getByLabelText<HTMLInputElement>('Фамилия').value).toBe('Jankin');
});

test('an address that the Studio does not have says so, and leads on', async () => {
  const { user } = openStudio('/no-such-desk');
  expect(await screen.findByText('Такой страницы в Студии нет')).toBeTruthy();
  await expectAccessible(document.body);
  await user.click(screen.getByRole('link', { name: 'К первому столу' }));
  expect(await screen.findByRole('heading', { name: 'Лиды' })).toBeTruthy();
});
