// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { ALL_ROLES, mayRole, ROLES } from '../../../contract/core/roles.ts';
import { DESKS } from '../../desks.ts';
import { exampleOf } from '../../testing/example-of.ts';
import { meWith, openStudio } from '../../testing/open-studio.tsx';
import { FIRST_THINGS } from './first-day.ts';

afterEach(cleanup);

test.each(ALL_ROLES)('what the role %s does first stands at desks that it has', (role) => {
  for (const { to, title } of FIRST_THINGS[role]) {
    const [, path] = /^\/([a-z]+)/.exec(to) ?? [];
    const desk = DESKS.find((one) => one.path === path);
    expect(desk, title).toBeDefined();
    const may = desk?.rights?.some((right) => mayRole(role, right)) ?? true;
    expect(may, title).toBe(true);
  }
});

test('a newcomer opens the first day from the own menu and goes on to a desk', async () => {
  const { router, user } = openStudio('/work', {
    'Session.Me': () => meWith(ROLES.sales_manager.rights),
  });
  await user.click(
    await screen.findByRole('button', {
      name: new RegExp(exampleOf('Session.Me').person?.last_name ?? ''),
    }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Первый день' }));
  expect(await screen.findByRole('heading', { name: 'Первый день', level: 1 })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/first-day');
  const desks = within(screen.getByRole('region', { name: 'Ваши столы' }));
  expect(desks.getByRole('link', { name: 'Лиды' })).toBeTruthy();
  expect(desks.queryByRole('link', { name: 'Журнал' })).toBeNull();
  await expectAccessible(document.body);
  await user.click(desks.getByRole('link', { name: 'Лиды' }));
  await expect.poll(() => router.state.location.pathname).toBe('/leads');
});
